from __future__ import annotations

from itertools import pairwise, product

import pytest

pytest.importorskip("torch", reason="torch is only needed for the training")

import torch
from torch import Tensor

from models.recipe.sequence import TOLERANCE, sequence_loss, transitions

UNITS = 3
FIRST = torch.tensor([0.5, 0.3, 0.2]).log()
BIGRAM = torch.tensor([[0.6, 0.3, 0.1], [0.2, 0.5, 0.3], [0.3, 0.3, 0.4]]).log()
LABELS = torch.tensor([[0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2]])


def certain_of(labels: Tensor, *, by: float = 50.0) -> Tensor:
    """Scores that say these labels and no others."""
    return -by * (1 - torch.nn.functional.one_hot(labels, UNITS).float())


def loss_of(scores: Tensor, labels: Tensor = LABELS) -> float:
    return float(sequence_loss(scores.detach(), labels, BIGRAM, FIRST))


def test_who_is_certain_of_the_right_sequence_loses_nothing() -> None:
    assert loss_of(certain_of(LABELS)) == pytest.approx(0, abs=1e-4)


def test_a_unit_may_begin_a_little_earlier_or_later() -> None:
    later = torch.tensor([[0] * (4 + TOLERANCE) + [1] * (5 - TOLERANCE) + [2, 2, 2]])
    too_late = torch.tensor([[0] * (5 + TOLERANCE) + [1] * (4 - TOLERANCE) + [2, 2, 2]])

    assert loss_of(certain_of(later)) == pytest.approx(0, abs=1e-4)
    assert loss_of(certain_of(too_late)) > 1


def test_the_likelier_another_sequence_is_the_more_is_lost() -> None:
    other = torch.tensor([[0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2]])
    losses = [loss_of(certain_of(LABELS, by=5) + share * certain_of(other, by=20)) for share in (0.0, 0.3, 0.6, 1.0)]

    assert losses == sorted(losses)
    assert losses[-1] > losses[0] + 1


def test_what_is_lost_is_the_mean_over_windows() -> None:
    scores, other = certain_of(LABELS), certain_of(LABELS.flip(1))
    both = sequence_loss(torch.cat([scores, other]), torch.cat([LABELS, LABELS]), BIGRAM, FIRST)

    assert float(both) == pytest.approx((loss_of(scores) + loss_of(other)) / 2, rel=1e-4)


def test_it_learns_to_say_the_right_sequence() -> None:
    torch.manual_seed(0)
    scores = torch.randn(1, LABELS.shape[1], UNITS, requires_grad=True)
    before = sequence_loss(scores, LABELS, BIGRAM, FIRST)
    (slope,) = torch.autograd.grad(before, scores)

    assert loss_of(scores - slope) < float(before.detach())


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("labels", [[0, 0, 1, 1, 2, 2], [1, 1, 1, 1, 1, 1], [2, 0, 2, 0, 2, 0], [0, 1, 1, 1, 1, 0]])
def test_it_is_what_counting_all_paths_gives(labels: list[int], seed: int) -> None:
    torch.manual_seed(seed)
    scores = torch.randn(len(labels), UNITS)
    paths = list(product(range(UNITS), repeat=len(labels)))
    everything = torch.logsumexp(torch.stack([score_of(path, scores) for path in paths]), 0)
    right = torch.logsumexp(torch.stack([score_of(path, scores) for path in right_paths(labels)]), 0)

    found = loss_of(scores[None], torch.tensor([labels]))

    assert found == pytest.approx(max(0.0, float(everything - right)) / len(labels), rel=1e-4)


def score_of(path: tuple[int, ...], scores: Tensor) -> Tensor:
    """The score of a unit at each output, one after the other."""
    steps = [BIGRAM[before, after] for before, after in pairwise(path)]
    return FIRST[path[0]] + sum(steps) + sum(scores[t, unit] for t, unit in enumerate(path))


def right_paths(labels: list[int]) -> list[tuple[int, ...]]:
    """All ways through the labels' segments in their order, each as near to its place as is allowed."""
    begins = [t for t in range(len(labels)) if t == 0 or labels[t] != labels[t - 1]]
    ends = [*begins[1:], len(labels)]
    found = []
    for steps in product((0, 1), repeat=len(labels) - 1):
        at = [sum(steps[:t]) for t in range(len(labels))]
        if at[-1] == len(begins) - 1 and all(
            begins[segment] - TOLERANCE <= t < ends[segment] + TOLERANCE for t, segment in enumerate(at)
        ):
            found.append(tuple(labels[begins[segment]] for segment in at))
    return found


def test_transitions_are_counted_from_labels() -> None:
    counted = transitions(torch.tensor([[0, 0, 1], [1, 0, 0]]).numpy(), 2).exp()

    assert counted.sum(1).tolist() == pytest.approx([1, 1])
    assert counted[0].tolist() == pytest.approx([2.2 / 3.4, 1.2 / 3.4])
    assert counted[1].tolist() == pytest.approx([1.2 / 1.4, 0.2 / 1.4])
