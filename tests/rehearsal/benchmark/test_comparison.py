"""A whole comparison, on recordings made by synthesis, by the real recognisers."""

from __future__ import annotations

import json
import sys

import pytest

from tests.rehearsal.benchmark.recordings import names, write_folder
from voice_host.hearing.listening_model import find
from voice_host.hearing.overhear import Overheard
from voice_host.hearing.vosk_recognizer import phrase_list
from voice_host.rehearsal.benchmark import comparison as comparison_module
from voice_host.rehearsal.benchmark.comparison import Comparison, Delay, Group, compare
from voice_host.rehearsal.benchmark.contenders import HOST, POCKETSPHINX, VOSK, Task, Trial, hear_all, try_out
from voice_host.rehearsal.benchmark.judging import Judged, Outcome
from voice_host.rehearsal.benchmark.manifest import Recording, read_manifest
from voice_host.rehearsal.benchmark.plain_vosk import PlainVosk
from voice_host.rehearsal.benchmark.report import lines, plain
from voice_host.rehearsal.benchmark.share import Share
from voice_host.rehearsal.expectation import NoSuchExpectation, listened_for
from voice_host.rehearsal.stage import sentences_of
from voice_host.script.meaning import Number

spoken = pytest.mark.spoken

LINES = (
    ("teens_tens", "seven times eight is fifty six"),
    ("teens_tens", "thirteen"),
    ("command", "stop"),
    ("command", "let us dance"),
    ("noise_rain", ""),
    ("hebrew_yesno", "yes"),
)


@pytest.fixture(scope="module")
def recordings(tmp_path_factory: pytest.TempPathFactory) -> tuple[Recording, ...]:
    return read_manifest(write_folder(tmp_path_factory.mktemp("recordings"), *LINES))


@pytest.fixture(scope="module")
def compared(recordings: tuple[Recording, ...]) -> Comparison:
    """Everybody's hearing, in this process: fresh ones take their time to start. Pocketsphinx is not installed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(comparison_module, "try_out", hear_all)
        patch.setitem(sys.modules, "pocketsphinx", None)
        return compare(recordings, game="dogylicious")


@spoken
def test_the_host_and_the_plain_loop_are_counted_in_every_group(compared: Comparison) -> None:
    assert [(group.name, group.expectation) for group in compared.groups] == [
        ("teens_tens", "answer"),
        ("command", "any"),
        ("noise_rain", "answer"),
    ]
    for group in compared.groups:
        assert group.judged.keys() == {HOST, VOSK}
        for contender in group.judged:
            assert sum(group.share(contender, outcome).count for outcome in Outcome) == len(group.speech_ends)


@spoken
def test_clear_sentences_are_understood_and_noise_is_not(compared: Comparison) -> None:
    answers, _, rain = compared.groups

    assert answers.share(HOST, Outcome.EXACT) == Share(2, 2)
    assert answers.share(VOSK, Outcome.EXACT).count >= 1
    assert rain.share(HOST, Outcome.EXACT) == Share(1, 1)


@spoken
def test_what_cannot_be_said_is_counted_apart_and_hebrew_is_passed_over(compared: Comparison) -> None:
    assert compared.groups[1].not_sayable == ("let us dance",)
    assert len(compared.groups[1].speech_ends) == 1
    assert compared.foreign == {"hebrew_yesno": 1}


@spoken
def test_the_plain_loop_decides_after_kaldis_half_second_at_the_earliest(compared: Comparison) -> None:
    delay = compared.delay(VOSK)

    assert delay is not None
    assert delay.recordings >= 1
    assert delay.other_s >= 0.5
    assert delay.ratio == delay.host_s / delay.other_s


@spoken
def test_who_is_not_installed_is_named_with_the_remedy(compared: Comparison) -> None:
    assert [trial.contender for trial in compared.trials] == [HOST, VOSK]
    assert "pip install pocketsphinx==" in compared.absent[POCKETSPHINX]


@spoken
def test_the_report_has_a_line_for_each_group_and_recogniser_and_names_what_is_missing(compared: Comparison) -> None:
    told = list(lines(compared))

    assert len(names(told, "teens_tens (answer)")) == 2
    assert names(told, "Not counted in command, since it means nothing there: let us dance (1).")
    assert names(told, "Passed over: hebrew_yesno, 1 recordings")
    assert names(told, "pocketsphinx: It is not installed")
    assert names(told, "  voice host ")
    assert names(told, "voice host  0.")


@spoken
def test_the_report_for_programs_says_the_same(compared: Comparison) -> None:
    told = list(plain(compared))

    answers = next(each for each in told if each.get("group") == "teens_tens" and each["recogniser"] == HOST)
    assert answers["exact"] == {"count": 2, "share": 1.0, "interval": [0.3424, 1.0]}
    assert {"group": "hebrew_yesno", "passed_over": 1} in told
    (vosk,) = (each for each in told if each.get("recogniser") == VOSK and "rtf" in each)
    assert vosk["delay"]["ratio"] > 0
    assert vosk["load_ms"] > 0


@spoken
def test_a_trial_runs_in_a_process_of_its_own(recordings: tuple[Recording, ...]) -> None:
    expects = listened_for([Number], sentences_of("dogylicious", "en"))
    task = Task("dogylicious", "en", None, [(recordings[0].path, expects)])
    here = hear_all(HOST, task)

    trial = try_out(HOST, task)

    assert [each.words for each in trial.overheard[0].utterances] == [
        each.words for each in here.overheard[0].utterances
    ]
    assert 0 < trial.rtf < 1
    if sys.platform == "linux":
        assert trial.peak_bytes is not None
        assert 20e6 < trial.peak_bytes < 1e9


def test_an_expectation_that_is_none_is_refused(recordings: tuple[Recording, ...]) -> None:
    with pytest.raises(NoSuchExpectation, match='Nothing is called "soup"'):
        compare(recordings, game="dogylicious", chosen={"command": "soup"})


@spoken
def test_the_plain_loop_listens_for_the_hosts_sentences(monkeypatch: pytest.MonkeyPatch) -> None:
    import vosk

    model, sentences = find(), sentences_of("dogylicious", "en")
    expects = listened_for([Number], sentences)
    plain_loop = PlainVosk(model, sentences)
    given: list[str] = []
    real = vosk.KaldiRecognizer
    monkeypatch.setattr(
        vosk, "KaldiRecognizer", lambda model, rate, told: given.append(told) or real(model, rate, told)
    )

    plain_loop.expect(expects)

    phrases = sentences.phrases(expects, known=model.vocabulary)
    assert given == [json.dumps(phrase_list(phrases, model.vocabulary))]
    assert all(sentences.understand(phrase, expects).meanings for phrase in phrases)


def group(*outcomes: tuple[Outcome, Outcome], at: tuple[float, float] = (1.25, 1.5)) -> Group:
    """A group in which host and plain loop understood recordings so; speech ends at one second."""
    judged = {
        name: tuple(Judged(pair[place], "", at[place]) for pair in outcomes) for place, name in enumerate((HOST, VOSK))
    }
    return Group("digit", "digit", (1.0,) * len(outcomes), judged)


EXACT, WRONG = Outcome.EXACT, Outcome.WRONG


def test_delays_are_medians_over_what_both_understood() -> None:
    groups = (
        group((EXACT, EXACT), (EXACT, WRONG)),
        group((EXACT, EXACT), at=(1.375, 2.0)),
        group((EXACT, EXACT), at=(1.5, 3.0)),
        group((WRONG, EXACT), at=(9.0, 9.0)),
    )

    delay = Comparison(groups, ()).delay(VOSK)

    assert delay == Delay(3, 0.375, 1.0)
    assert delay.ratio == 0.375


def test_delays_of_one_group_are_its_own() -> None:
    slow, quick = group((EXACT, EXACT), at=(1.75, 2.0)), group((EXACT, EXACT), at=(1.25, 2.0))

    compared = Comparison((slow, quick), (Trial(HOST, (), 0.1, None), Trial(VOSK, (), 0.1, None)))

    assert compared.delay(VOSK, quick) == Delay(1, 0.25, 1.0)
    assert [each["delay"]["host_ms"] for each in plain(compared) if "delay" in each] == [750, 250, 500]


def test_there_is_no_delay_where_nothing_was_understood_by_both() -> None:
    compared = Comparison((group((WRONG, EXACT)),), (Trial(HOST, (), 0.1, None), Trial(VOSK, (), 0.1, None)))

    assert compared.delay(VOSK) is None
    assert names(list(lines(compared)), "  voice host and plain vosk: no recording was understood by both.")
    assert names(list(lines(compared)), "plain vosk  0.000             unknown")


def test_the_real_time_factor_counts_the_noise_around_recordings() -> None:
    trial = Trial(HOST, (Overheard((), seconds=0.9, cost=0.3), Overheard((), seconds=1.9, cost=0.4)), 0.1, None)

    assert trial.rtf == pytest.approx(0.7 / (0.9 + 1.9 + 2 * 2.1))
