"""Step 3 and 5: train. ``python -m models.recipe.train OUT.pt --labels LABELS... --minutes 60``.

First the top alone (``--frozen``), then all layers, by outputs (cross entropy) or with ``--sequence`` by whole
sequences as well. It can be stopped and gone on with (``--from OUT.pt``).
"""

from __future__ import annotations

import argparse
import copy
import random
import time
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional
from torch.utils.data import DataLoader, IterableDataset

from models.recipe import checkpoint
from models.recipe.checkpoint import Checkpoint
from models.recipe.errors import RecipeError
from models.recipe.items import Split, items
from models.recipe.network import Network
from models.recipe.nnet3 import Scores
from models.recipe.sequence import sequence_loss, transitions
from models.recipe.units import UNITS
from models.recipe.windows import Windows

BATCH = 32
DEV_WINDOWS = 320
PRIOR_WINDOWS = 400
KEPT_BATCHES = 100
"""Every second batch is drawn from so many earlier ones: making a window costs as much as learning from it."""
DECAY = 0.998
"""How slowly the mean of the weights, which is what is kept, follows them."""


@dataclass(frozen=True)
class Plan:
    """How to train."""

    minutes: float
    top_rate: float
    encoder_rate: float
    """0: the encoder stays as it is."""
    dense: bool
    """Whether its layers that look at every frame are trained, too: they take most of the time."""
    sequence: float
    """The share of the loss by whole sequences; the rest is by outputs."""
    scores: Scores = field(default_factory=Scores)
    """What the decoder will make of the network's probabilities."""
    steps: int | None = None
    """Train so many steps instead, however long they take."""


class Stream(IterableDataset[tuple[Tensor, Tensor]]):
    """Windows, made in another process."""

    def __init__(self, split: Split, seed: int) -> None:
        self._split, self._seed = split, seed

    def __iter__(self) -> Iterator[tuple[Tensor, Tensor]]:
        worker = torch.utils.data.get_worker_info()
        seed = self._seed * 100 + (worker.id if worker else 99)
        for frames, labels in Windows(self._split.items, self._split.talk, seed, masked=True):
            yield torch.from_numpy(frames), torch.from_numpy(labels)


class Trainer:
    """Trains a network until its time is over."""

    def __init__(self, network: Network, train: Split, dev: Split, plan: Plan, seed: int) -> None:
        self._network, self._plan = network, plan
        self._kept: deque[tuple[Tensor, Tensor]] = deque(maxlen=KEPT_BATCHES)
        self._again = False
        self._chance = random.Random(seed)
        self._batches = iter(DataLoader(Stream(train, seed), batch_size=BATCH, num_workers=1, prefetch_factor=6))
        self._dev = _some(dev if dev.items else train, DEV_WINDOWS, seed=7)
        self._told_of = "held-out people" if dev.items else "nobody is held out, so of the training itself"
        _, labels = _some(train, PRIOR_WINDOWS, seed=8)
        counts = np.bincount(labels.numpy().ravel(), minlength=len(UNITS)) + 1.0
        self.prior = counts / counts.sum()
        self._bigram = transitions(labels.numpy(), len(UNITS))
        self._first = torch.from_numpy(np.log(self.prior)).float()
        groups = [{"params": list(network.top.parameters()), "lr": 0.0, "top": plan.top_rate}]
        if plan.encoder_rate:
            encoder = network.encoder
            weights = list(encoder.parameters()) if plan.dense else encoder.sparse_weights()
            groups.append({"params": weights, "lr": 0.0, "top": plan.encoder_rate})
        self._optimizer = torch.optim.AdamW(groups, weight_decay=1e-2)
        self.mean = copy.deepcopy(network)

    def centre(self) -> None:
        """Give the top the mean and spread of the encoder's vectors."""
        with torch.no_grad():
            vectors = self._network.encoder(self._dev[0]).flatten(0, 1)
        self._network.top.mu.copy_(vectors.mean(0))
        self._network.top.sd.copy_(vectors.std(0) + 1e-3)

    def run(self, out: Path) -> None:
        """Train, and save the mean of the weights every few hundred steps."""
        began, step, running = time.monotonic(), 0, 0.0
        while (done := self._done(began, step)) < 1:
            loss = self._step(min(1.0, (step + 1) / 100) * max(0.02, 1 - done))
            running = loss if step == 0 else 0.98 * running + 0.02 * loss
            step += 1
            self._follow(min(DECAY, step / (step + 10)))
            if step % 200 == 0:
                self._tell(began, step, running)
                checkpoint.save(Checkpoint(self.mean, self.prior), out)
        self._tell(began, step, running)
        checkpoint.save(Checkpoint(self.mean, self.prior), out)

    def _done(self, began: float, step: int) -> float:
        """The share of the training that is behind us."""
        if self._plan.steps is not None:
            return step / self._plan.steps
        return (time.monotonic() - began) / (60 * self._plan.minutes)

    def _step(self, share: float) -> float:
        for group in self._optimizer.param_groups:
            group["lr"] = group["top"] * share
        frames, labels = self._batch()
        self._network.train()
        with torch.autocast("cpu", dtype=torch.bfloat16):
            encoder = self._network.encoder
            with torch.set_grad_enabled(self._plan.dense and self._plan.encoder_rate > 0):
                hidden = encoder.dense_part(frames)
            with torch.set_grad_enabled(self._plan.encoder_rate > 0):
                vectors = encoder.sparse_part(hidden)
            scores = self._network.top(vectors)
        loss = self._loss(scores.float(), labels)
        self._optimizer.zero_grad()
        torch.autograd.backward(loss)
        torch.nn.utils.clip_grad_norm_(self._network.parameters(), 2.0)
        self._optimizer.step()
        return float(loss.detach())

    def _batch(self) -> tuple[Tensor, Tensor]:
        """A new batch, and then one of windows that were seen before."""
        self._again = not self._again and len(self._kept) == KEPT_BATCHES
        if not self._again:
            self._kept.append(next(self._batches))
            return self._kept[-1]
        picked = [(self._chance.randrange(KEPT_BATCHES), self._chance.randrange(BATCH)) for _ in range(BATCH)]
        return (
            torch.stack([self._kept[batch][0][i] for batch, i in picked]),
            torch.stack([self._kept[batch][1][i] for batch, i in picked]),
        )

    def _loss(self, scores: Tensor, labels: Tensor) -> Tensor:
        by_output = functional.cross_entropy(
            scores.reshape(-1, len(UNITS)), labels.reshape(-1), label_smoothing=0.03 if not self._plan.sequence else 0.0
        )
        if not self._plan.sequence:
            return by_output
        return self._plan.sequence * self._by_sequence(scores, labels) + (1 - self._plan.sequence) * by_output

    def _by_sequence(self, scores: Tensor, labels: Tensor) -> Tensor:
        decoder = self._plan.scores
        heard = decoder.acoustic_scale * (functional.log_softmax(scores, -1) - decoder.prior * self._first)
        return sequence_loss(heard, labels, self._bigram, self._first)

    def _follow(self, decay: float) -> None:
        with torch.no_grad():
            for mean, now in zip(self.mean.state_dict().values(), self._network.state_dict().values(), strict=True):
                if mean.is_floating_point():
                    mean.lerp_(now, 1 - decay)
                else:
                    mean.copy_(now)

    def _tell(self, began: float, step: int, loss: float) -> None:
        frames, labels = self._dev
        self.mean.eval()
        with torch.no_grad():
            scores = torch.cat([self.mean(part) for part in torch.split(frames, BATCH)])
            sequence = float(self._by_sequence(scores, labels))
        entropy = float(functional.cross_entropy(scores.reshape(-1, len(UNITS)), labels.reshape(-1)))
        right, speech = scores.argmax(-1) == labels, labels > 0
        print(
            f"{time.monotonic() - began:.0f} s, step {step}: loss {loss:.3f}; {self._told_of}: cross entropy "
            f"{entropy:.3f}, by sequence {sequence:.4f}, outputs right {float(right.float().mean()):.3f}, "
            f"of speech {float(right[speech].float().mean()):.3f}",
            flush=True,
        )


def _some(split: Split, count: int, seed: int) -> tuple[Tensor, Tensor]:
    windows = Windows(split.items, split.talk, seed)
    made = [windows.window() for _ in range(count)]
    return torch.from_numpy(np.stack([f for f, _ in made])), torch.from_numpy(np.stack([y for _, y in made]))


def _beginning(saved: Path | None, *, toy: bool) -> Network:
    if saved:
        return checkpoint.load(saved).network
    try:
        return checkpoint.toy() if toy else checkpoint.new()
    except RecipeError as error:
        raise SystemExit(str(error)) from error


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--labels", type=Path, nargs="+", required=True)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--steps", type=int, help="train so many steps, however long they take, instead of minutes")
    begin = parser.add_mutually_exclusive_group()
    begin.add_argument("--from", dest="begin", type=Path, help="a network to go on from")
    begin.add_argument("--toy", action="store_true", help="a small network of chance, to try the steps out")
    parser.add_argument("--frozen", action="store_true", help="train the top alone")
    parser.add_argument("--partly", action="store_true", help="leave the layers that look at every frame as they are")
    parser.add_argument("--top-rate", type=float, default=2e-3)
    parser.add_argument("--encoder-rate", type=float, default=4e-5)
    parser.add_argument("--sequence", type=float, default=0.0)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1, help="another one for each run, or chance repeats itself")
    parser.add_argument(
        "--talk", type=Path, nargs="*", default=[], help="folders whose recordings are heard behind others"
    )
    parser.add_argument("--people", type=float, default=1.0, help="the share of the people to train on, 0 to 1")
    asked = parser.parse_args()
    torch.set_num_threads(asked.threads)
    torch.manual_seed(asked.seed)
    network = _beginning(asked.begin, toy=asked.toy)
    encoder_rate = 0.0 if asked.frozen else asked.encoder_rate
    plan = Plan(asked.minutes, asked.top_rate, encoder_rate, not asked.partly, asked.sequence, steps=asked.steps)
    train, dev = items(asked.labels, asked.talk, asked.people)
    print(f"{len(train.items)} recordings to train on, {len(dev.items)} of held-out people", flush=True)
    trainer = Trainer(network, train, dev, plan, asked.seed)
    if not asked.begin:
        trainer.centre()
        trainer.mean.load_state_dict(network.state_dict())
    trainer.run(asked.out)


if __name__ == "__main__":
    main()
