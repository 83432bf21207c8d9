"""A comparison for people and for programs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from voice_host.rehearsal.benchmark.comparison import Comparison, Group
from voice_host.rehearsal.benchmark.contenders import HOST, Trial
from voice_host.rehearsal.benchmark.judging import Outcome

HEADINGS = ("group (expected)", "recogniser", "files", *(f"{outcome.value}" for outcome in Outcome))
EXPLANATION = (
    "Counts, shares, and 95 % intervals (Wilson). exact: understood as it was said, or nothing where nothing was said;",
    "refused: nothing understood; doubtful: the host asks which; wrong: understood as something else.",
)


def lines(comparison: Comparison) -> Iterator[str]:
    """Yield the comparison as plain lines: a table, then what belongs to no group."""
    rows = [_row(group, trial.contender) for group in comparison.groups for trial in comparison.trials]
    yield from _table([HEADINGS, *rows])
    yield ""
    yield from EXPLANATION
    for group in comparison.groups:
        if group.not_sayable:
            said = ", ".join(f"{words} ({count})" for words, count in Counter(group.not_sayable).items())
            yield f"Not counted in {group.name}, since it means nothing there: {said}."
    for name, count in comparison.foreign.items():
        yield f"Passed over: {name}, {count} recordings in another language (see --language)."
    for name, reason in comparison.absent.items():
        yield f"{name}: {reason}"
    yield ""
    yield "Decision delay, from the end of speech (the last 10 ms within 25 dB of the loudest) to the decision:"
    for trial in comparison.trials:
        if trial.contender != HOST:
            yield _delay_line(comparison, trial.contender)
    yield ""
    yield from _table([("recogniser", "real-time factor", "peak memory", "load time"), *map(_cost, comparison.trials)])


def plain(comparison: Comparison) -> Iterator[dict[str, Any]]:
    """Yield the comparison for JSON: an object for each group and recogniser, then one for each recogniser."""
    for group in comparison.groups:
        for trial in comparison.trials:
            yield _plain_group(comparison, group, trial.contender)
    for trial in comparison.trials:
        yield _plain_trial(comparison, trial)
    for name, reason in comparison.absent.items():
        yield {"recogniser": name, "absent": reason}
    for name, count in comparison.foreign.items():
        yield {"group": name, "passed_over": count}


def _row(group: Group, contender: str) -> tuple[str, ...]:
    files = str(len(group.judged[contender]))
    shares = (str(group.share(contender, outcome)) for outcome in Outcome)
    return (f"{group.name} ({group.expectation})", contender, files, *shares)


def _cost(trial: Trial) -> tuple[str, ...]:
    memory = "unknown" if trial.peak_bytes is None else f"{trial.peak_bytes / 1e6:.0f} MB"
    return (trial.contender, f"{trial.rtf:.3f}", memory, f"{1000 * trial.load_s:.0f} ms")


def _delay_line(comparison: Comparison, contender: str) -> str:
    delay = comparison.delay(contender)
    if delay is None:
        return f"  {HOST} and {contender}: no recording was understood by both."
    return (
        f"  {HOST} {1000 * delay.host_s:.0f} ms, {contender} {1000 * delay.other_s:.0f} ms, ratio {delay.ratio:.2f} "
        f"(medians over {delay.recordings} recordings that both understood)."
    )


def _plain_group(comparison: Comparison, group: Group, contender: str) -> dict[str, Any]:
    shares = {outcome.value: group.share(contender, outcome) for outcome in Outcome}
    return {
        "group": group.name,
        "expected": group.expectation,
        "recogniser": contender,
        "files": len(group.judged[contender]),
        **{
            name: {
                "count": share.count,
                "share": round(share.value, 4),
                "interval": [round(e, 4) for e in share.interval],
            }
            for name, share in shares.items()
        },
        "not_sayable": len(group.not_sayable),
        **_plain_delay(comparison, contender, group),
    }


def _plain_trial(comparison: Comparison, trial: Trial) -> dict[str, Any]:
    return {
        "recogniser": trial.contender,
        "rtf": round(trial.rtf, 4),
        "peak_bytes": trial.peak_bytes,
        "load_ms": round(1000 * trial.load_s),
        **_plain_delay(comparison, trial.contender),
    }


def _plain_delay(comparison: Comparison, contender: str, *groups: Group) -> dict[str, Any]:
    delay = None if contender == HOST else comparison.delay(contender, *groups)
    if delay is None:
        return {}
    host_ms, ms = (round(1000 * seconds) for seconds in (delay.host_s, delay.other_s))
    return {"delay": {"recordings": delay.recordings, "host_ms": host_ms, "ms": ms, "ratio": round(delay.ratio, 3)}}


def _table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield rows as lines with their columns under each other."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    for row in rows:
        yield "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
