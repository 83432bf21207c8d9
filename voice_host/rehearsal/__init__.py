"""Performing without people: conversation files, synthetic players, a demonstration.

``conversations/`` reads what a parent wrote and performs it, as text or spoken; ``demo.py`` lets synthetic players play
a whole game, ``rambling/`` lets them say anything. Time is virtual everywhere, so nothing here waits.
"""
