"""Performing without people: conversation files, synthetic players, a demonstration.

``conversation_file.py`` reads what a parent wrote, ``rehearse.py`` performs it, as text or spoken; ``demo.py`` lets
synthetic players play a whole game. Time is virtual everywhere, so nothing here waits.
"""
