"""What a person types: ``main.py`` gathers the commands, each of which is one file; ``house.py`` puts a game together.

Commands import what they need when they run, so that ``voice-host --help`` answers at once.
"""
