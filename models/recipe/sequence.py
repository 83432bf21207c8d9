"""Training by whole sequences: the right units must beat all others that could be said in the same time.

Lattice-free maximum mutual information (Povey et al., "Purely sequence-trained neural networks for ASR based on
lattice-free MMI", Interspeech 2016), with one state a unit and a bigram of units from frame to frame, both by plain
forward recursions.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor
from torch.nn import functional

TOLERANCE = 2
"""Outputs (of 30 ms) by which a unit may begin earlier or end later than its label says."""

NEVER = -1e4


def transitions(labels: npt.NDArray[np.int64], units: int) -> Tensor:
    """Return the log probability of each unit after each other (units by units), from labels (windows by outputs)."""
    counts = np.full((units, units), 0.2)
    np.add.at(counts, (labels[:, :-1].ravel(), labels[:, 1:].ravel()), 1)
    return torch.from_numpy(np.log(counts / counts.sum(1, keepdims=True))).float()


def sequence_loss(scores: Tensor, labels: Tensor, bigram: Tensor, first: Tensor) -> Tensor:
    """Return the mean over windows of (all sequences - the right one), per output.

    ``scores`` are log likelihoods as the decoder adds them up (windows by outputs by units), ``labels`` the units by
    alignment (windows by outputs), ``first`` the log probability of each unit at the beginning.
    """
    everything = _all_paths(scores, bigram, first)
    right = _right_paths(scores, labels, bigram, first)
    return (everything - right).clamp_min(0).mean() / scores.shape[1]


def _all_paths(scores: Tensor, bigram: Tensor, first: Tensor) -> Tensor:
    step = bigram.exp()
    alpha = first + scores[:, 0]
    for t in range(1, scores.shape[1]):
        top = alpha.amax(1, keepdim=True)
        alpha = torch.log((alpha - top).exp() @ step + 1e-20) + top + scores[:, t]
    return torch.logsumexp(alpha, 1)


def _right_paths(scores: Tensor, labels: Tensor, bigram: Tensor, first: Tensor) -> Tensor:
    units, allowed = _segments(labels)
    windows, outputs, _ = scores.shape
    emitted = torch.gather(scores, 2, units[:, None].expand(windows, outputs, units.shape[1]))
    emitted = emitted.masked_fill(~allowed, NEVER)
    stay = bigram[units, units]
    move = functional.pad(bigram[units[:, :-1], units[:, 1:]], (1, 0), value=NEVER)
    alpha = first[units] + emitted[:, 0]
    alpha = torch.cat([alpha[:, :1], torch.full_like(alpha[:, 1:], NEVER)], 1)
    for t in range(1, outputs):
        came = functional.pad(alpha[:, :-1], (1, 0), value=NEVER) + move
        alpha = torch.logaddexp(alpha + stay, came) + emitted[:, t]
    last = allowed.any(1).sum(1) - 1
    return alpha.gather(1, last[:, None])[:, 0]


def _segments(labels: Tensor) -> tuple[Tensor, Tensor]:
    """Return the units in their order (windows by longest), and where each may be (windows by outputs by longest)."""
    rows = labels.numpy()
    windows, outputs = rows.shape
    starts = [np.flatnonzero(np.diff(row, prepend=-1)) for row in rows]
    longest = max(map(len, starts))
    units = np.zeros((windows, longest), np.int64)
    allowed = np.zeros((windows, outputs, longest), bool)
    for i, (row, begin) in enumerate(zip(rows, starts, strict=True)):
        ends = np.append(begin[1:], outputs)
        units[i, : len(begin)] = row[begin]
        for j, (start, end) in enumerate(zip(begin, ends, strict=True)):
            allowed[i, max(0, start - TOLERANCE) : end + TOLERANCE, j] = True
    return torch.from_numpy(units), torch.from_numpy(allowed)
