"""The vocabulary between a game and its host: cues, replies, meanings and messages, as plain types.

A game is a *script*: a generator that yields a cue, gets the reply back and goes on, so that it reads like its
rulebook. The host *performs* it. This package knows neither games nor sound; it imports nothing.
"""

from voice_host.script.cues import Ask, Cue, Recall, Roll, Say, StartClock, StopClock, Whisper
from voice_host.script.game import Game, Outcome, People, Script
from voice_host.script.meaning import Always, Meaning, Question
from voice_host.script.message import Gap, Message, message
from voice_host.script.problem import Problem
from voice_host.script.replies import Heard, Recalled, Reply, Rolled, TimeUp
from voice_host.script.sound import Sound
from voice_host.script.steps import ask, recall, roll, say, start_clock, stop_clock, whisper

__all__ = [
    "Always",
    "Ask",
    "Cue",
    "Game",
    "Gap",
    "Heard",
    "Meaning",
    "Message",
    "Outcome",
    "People",
    "Problem",
    "Question",
    "Recall",
    "Recalled",
    "Reply",
    "Roll",
    "Rolled",
    "Say",
    "Script",
    "Sound",
    "StartClock",
    "StopClock",
    "TimeUp",
    "Whisper",
    "ask",
    "message",
    "recall",
    "roll",
    "say",
    "start_clock",
    "stop_clock",
    "whisper",
]
