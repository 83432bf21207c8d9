"""What a language lacks, beside the one that has everything: for whoever adds a language, and for the tests."""

from voice_host.commands.lacking.lack import REFERENCE, Lack
from voice_host.commands.lacking.language import codes_begun, games_not_begun, lacks

__all__ = ["REFERENCE", "Lack", "codes_begun", "games_not_begun", "lacks"]
