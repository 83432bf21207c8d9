"""Hears a folder of recordings with everybody who is measured, and counts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median

from voice_host.games.registry import find_game
from voice_host.hearing.recording import load
from voice_host.rehearsal.benchmark.contenders import CONTENDERS, HOST, Task, Trial, try_out
from voice_host.rehearsal.benchmark.groups import expectation_of, holds_nothing, is_foreign
from voice_host.rehearsal.benchmark.judging import Judge, Judged, Outcome
from voice_host.rehearsal.benchmark.manifest import Recording
from voice_host.rehearsal.benchmark.plain_pocketsphinx import PocketsphinxMissing
from voice_host.rehearsal.benchmark.share import Share
from voice_host.rehearsal.benchmark.speech_end import speech_end
from voice_host.rehearsal.expectation import expected, listened_for
from voice_host.rehearsal.stage import sentences_of
from voice_host.script.meaning import SHARED


@dataclass(frozen=True)
class Group:
    """The recordings of a group, as everybody understood them."""

    name: str
    expectation: str
    """What was expected, by name."""
    speech_ends: tuple[float, ...]
    """Of each recording that is counted, in seconds from its first sample."""
    judged: Mapping[str, tuple[Judged, ...]]
    """By contender, one for each recording that is counted."""
    not_sayable: tuple[str, ...] = ()
    """What is said in the recordings that are not counted, since it means nothing where that is expected."""

    def share(self, contender: str, outcome: Outcome) -> Share:
        """Return how many of its recordings had that outcome."""
        judged = self.judged[contender]
        return Share(sum(each.outcome is outcome for each in judged), len(judged))

    def delays(self, contender: str, also_by: str) -> Iterator[float]:
        """Yield the seconds from the end of speech to the decision where both understood exactly."""
        for end, one, other in zip(self.speech_ends, self.judged[contender], self.judged[also_by], strict=True):
            if one.outcome is other.outcome is Outcome.EXACT and one.decided_at is not None:
                yield one.decided_at - end


@dataclass(frozen=True)
class Delay:
    """How long the host and another take to decide, where both understood."""

    recordings: int
    host_s: float
    """Median."""
    other_s: float
    """Median."""

    @property
    def ratio(self) -> float:
        """The host's delay as a part of the other's."""
        return self.host_s / self.other_s if self.other_s else float("inf")


@dataclass(frozen=True)
class Comparison:
    """Everything that was measured."""

    groups: tuple[Group, ...]
    trials: tuple[Trial, ...]
    absent: Mapping[str, str] = field(default_factory=dict)
    """Who could not be measured, and why."""
    foreign: Mapping[str, int] = field(default_factory=dict)
    """Groups in another language, and how many recordings they have: passed over."""

    def delay(self, contender: str, *groups: Group) -> Delay | None:
        """Return the decision delays of the host and another in some groups, in all unless some are named.

        None where there is nothing that both understood.
        """
        counted = groups or self.groups
        host = [delay for group in counted for delay in group.delays(HOST, contender)]
        other = [delay for group in counted for delay in group.delays(contender, HOST)]
        return Delay(len(host), median(host), median(other)) if host and other else None


def compare(
    recordings: Sequence[Recording],
    *,
    game: str,
    language: str = "en",
    model: str | None = None,
    chosen: Mapping[str, str] | None = None,
    tell: Callable[[str], None] = lambda sentence: None,
) -> Comparison:
    """Let everybody hear the recordings. ``chosen`` are expectations by the name of their group.

    One after the other, each in a process of its own, on one core; ``tell`` gets a sentence at each. Raises
    NoSuchExpectation, ModelUnusable, RecordingUnusable, NoSuchGame, LanguageError.
    """
    names = {
        each.group: expectation_of(each.group, chosen or {})
        for each in recordings
        if not is_foreign(each.group, language)
    }
    meanings = (*SHARED, *find_game(game).meanings)
    expects = {group: expected(name, meanings) for group, name in names.items()}
    ours = [each for each in recordings if each.group in names]
    sentences = sentences_of(game, language)
    task = Task(game, language, model, [(each.path, listened_for(expects[each.group], sentences)) for each in ours])
    trials: list[Trial] = []
    absent: dict[str, str] = {}
    for contender in CONTENDERS:
        tell(f"{contender} hears {len(ours)} recordings ...")
        try:
            trials.append(try_out(contender, task))
        except PocketsphinxMissing as error:
            absent[contender] = str(error)
    judges = {group: Judge(sentences, language, kinds) for group, kinds in expects.items()}
    groups = tuple(_group(group, names[group], judges[group], ours, trials) for group in names)
    foreign = {each.group: 0 for each in recordings if each.group not in names}
    for each in recordings:
        if each.group in foreign:
            foreign[each.group] += 1
    return Comparison(groups, tuple(trials), absent, foreign)


def _group(
    name: str, expectation: str, judge: Judge, recordings: Sequence[Recording], trials: Sequence[Trial]
) -> Group:
    counted: list[int] = []
    not_sayable: list[str] = []
    for place, recording in enumerate(recordings):
        if recording.group != name:
            continue
        said = _said(recording)
        if said and not judge.can_be_said(said):
            not_sayable.append(recording.transcript)
        else:
            counted.append(place)
    judged = {
        trial.contender: tuple(judge.judge(trial.overheard[place], _said(recordings[place])) for place in counted)
        for trial in trials
    }
    ends = tuple(speech_end(load(recordings[place].path)) for place in counted)
    return Group(name, expectation, ends, judged, tuple(not_sayable))


def _said(recording: Recording) -> str:
    """Return what there is to be understood in a recording."""
    return "" if holds_nothing(recording.group) else recording.transcript
