"""What came of a soak, as lines for people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import median

from tests.room.family import Account
from tests.room.process_figures import Figures
from voice_host.play.events import PlayerSaid

WARM_S = 120.0
"""After so long, or a quarter of the time where that is less, the host has loaded all that it uses."""


@dataclass(frozen=True)
class Soaked:
    """How a soak went."""

    account: Account
    seconds: float
    figures: Sequence[tuple[float, Figures]]
    """What the host's process held, by the seconds since its first question."""
    faults: Mapping[str, int]
    """How often each kind of fault happened."""
    unbidden: Sequence[PlayerSaid]
    """What the host heard while nobody spoke to it."""
    spoken_reactions: int
    """How often it said something to that."""
    ended: str | None = None
    """Why it ended before its time; None where it did not."""

    @property
    def invented(self) -> list[str]:
        """The words it took for something that was said, while nobody spoke to it."""
        return [said.utterance.words for said in self.unbidden if said.meaning is not None]

    @property
    def wrong(self) -> int:
        """How often it took something for what was not said. What a fault has cut off does not count."""
        return len(self.account.misheard) - self.account.cut + len(self.invented)

    @property
    def wrong_scores(self) -> int:
        """How many games ended with another score than was meant."""
        return sum(game.meant != game.told for game in self.account.games)

    @property
    def good(self) -> bool:
        """Whether nothing was taken wrongly, every score is right, and it went on to the end."""
        return not self.wrong and not self.wrong_scores and self.ended is None


def report(soaked: Soaked) -> list[str]:
    """Return how it went, a plain line each."""
    account, minutes = soaked.account, soaked.seconds / 60
    tally = account.tally
    lines = [
        f"time: {minutes:.1f} minutes",
        f"lines said: {tally.lines}, understood at the first try: {tally.at_once} ({100 * tally.share_at_once:.1f} %)",
        f"said again: {tally.repeats}, asked about: {tally.doubts}, given up: {tally.given_up}",
        f"taken for something else: {len(account.misheard)}, of these cut off by a fault: {account.cut}",
        *(f"  {words}" for words in account.misheard),
        f"taken for something though nobody spoke: {len(soaked.invented)}",
        *(f"  {words}" for words in soaked.invented),
        f"sounds heard as speech that was not understood: {len(soaked.unbidden) - len(soaked.invented)}, "
        f"answered aloud: {soaked.spoken_reactions} ({soaked.spoken_reactions / max(minutes, 1e-9):.1f} a minute)",
        f"games to the end: {len(account.games)}, with another score than was meant: {soaked.wrong_scores}",
        *(f"  meant {dict(game.meant)}, kept {dict(game.told)}" for game in account.games if game.meant != game.told),
        f"faults: {', '.join(f'{kind} {count}' for kind, count in sorted(soaked.faults.items())) or 'none'}",
        *_figures(soaked),
    ]
    return lines if soaked.ended is None else [*lines, f"it ended before its time: {soaked.ended}"]


def _figures(soaked: Soaked) -> list[str]:
    if not soaked.figures:
        return []
    warm_at = min(WARM_S, soaked.seconds / 4)
    warm = next((each for each in soaked.figures if each[0] >= warm_at), soaked.figures[-1])
    most = max(soaked.figures, key=lambda each: each[1].memory_mb)
    first, last = _usual_memory(soaked, warm_at), _usual_memory(soaked, soaked.seconds - warm_at)
    return [
        f"the host at the start: {soaked.figures[0][1]}",
        f"the host when warm, after {warm[0]:.0f} s: {warm[1]}",
        f"the host at the end: {soaked.figures[-1][1]}",
        f"memory in the median, from then for as long: {first:.1f} MB, and at the end: {last:.1f} MB "
        f"({100 * (last / first - 1):+.1f} %)",
        f"the most memory: {most[1].memory_mb:.1f} MB after {most[0]:.0f} s",
        f"memory minute by minute, in MB: {', '.join(f'{each.memory_mb:.0f}' for each in _by_minute(soaked))}",
    ]


def _usual_memory(soaked: Soaked, since: float) -> float:
    """Return the median memory of the time after a moment, as long as it took until the host was warm. A long
    noise takes tens of megabytes, but only while it is being heard.
    """
    until = since + min(WARM_S, soaked.seconds / 4)
    held = [figures.memory_mb for at, figures in soaked.figures if since <= at <= until]
    return median(held or [soaked.figures[-1][1].memory_mb])


def _by_minute(soaked: Soaked) -> list[Figures]:
    begun: dict[int, Figures] = {}
    for at, figures in soaked.figures:
        begun.setdefault(int(at // 60), figures)
    return list(begun.values())
