"""Learning works: one update from a batch, and with `--long` a minute on a processor. Needs PyTorch, which is not fetched for this."""

import json
import sys
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="PyTorch is not installed here: learning is not tried")
sietch = pytest.importorskip("sietch")

LAB = Path(__file__).parent.parent
sys.path.insert(0, str(LAB))
import train  # noqa: E402
import vectors  # noqa: E402
from games import Games, as_batch  # noqa: E402

SMALL = "--device cpu --width 64 --blocks 1 --choice 48 --minibatch 2048 --tokens 2048 2048 --spread 100 --steps 24 --native".split()


def run(folder, *more):
    return train.Run(train.options(["conquest", *SMALL, sietch._sietch.__file__, "--out", str(folder), *more]))


def test_one_update_makes_what_paid_more_likely(tmp_path):
    """The mean advantage of what the net now does is above that of what it did."""
    going = run(tmp_path, "--games", "48", "--epochs", "4", "--rate", "0.02", "--shaping", "0.3")
    results = going.play()
    before = {name: value.clone() for name, value in going.net.state_dict().items()}
    gains, logs = [], []
    for tolds, acts, logps, values, own in results:
        advantage, _ = train.advantages(tolds, values, 0.3, 0.0, 0.95)
        gains.append(advantage.reshape(-1))
        logs.append(torch.cat(logps))
    figures, shaping, rate = going.learn(results, 0.0)
    assert np.isfinite(figures).all() and shaping > 0 and rate > 0
    assert any(not torch.equal(before[name], value) for name, value in going.net.state_dict().items())
    with torch.no_grad():
        now = []
        for tolds, acts, *_ in results:
            for told, act in zip(tolds, acts):
                logits, _ = going.weights(going.net, told)
                now.append(torch.log_softmax(logits, 1).gather(1, act[:, None]).squeeze(1))
    gain, change = torch.cat(gains), torch.cat(now) - torch.cat(logs)
    assert float(((gain - gain.mean()) * change).mean()) > 0


def test_a_run_goes_on_where_it_was_saved(tmp_path):
    first = run(tmp_path, "--games", "16")
    first.learn(first.play(), 0.0)
    first.save("last")
    again = run(tmp_path, "--games", "16", "--resume", str(tmp_path / "last.pt"))
    assert again.layout == first.layout
    for name, value in first.net.state_dict().items():
        assert torch.equal(value, again.net.state_dict()[name])


def test_a_run_begins_with_a_shipped_net(tmp_path):
    """It thinks what the shipped net thinks, with room for more words, and learns on from there."""
    nets = LAB.parent / "crates" / "bots" / "nets"
    begin = ["--tokens", "5200", "5000", "--games", "16", "--from", str(nets / "conquest.safetensors")]
    going = run(tmp_path, *begin)
    going.net.eval()
    for known in json.loads((nets / "conquest.vectors.json").read_text()):
        said = vectors.answer(going.net, known)
        assert np.allclose(said["weights"], known["weights"], atol=1e-4)
        assert np.allclose(said["value"], known["value"], atol=1e-4)
    layout = (nets / "conquest.layout.txt").read_text()
    assert going.layout == layout and len(going.league) == 1
    figures, *_ = going.learn(going.play(), 0.0)
    assert np.isfinite(figures).all()
    assert any(not torch.equal(value, going.league[0][name]) for name, value in going.net.state_dict().items())


def test_a_shipped_net_with_more_words_than_room_is_refused(tmp_path):
    net = LAB.parent / "crates" / "bots" / "nets" / "conquest.safetensors"
    with pytest.raises(ValueError, match="--tokens"):
        run(tmp_path, "--games", "16", "--from", str(net))


@torch.no_grad()
def share_against_random(going, steps=1200):
    """What one seat at each table wins by the net, the others choosing at random, over what is fair."""
    group = Games(train.native(sietch._sietch.__file__), "conquest", 192, 77, 100, 6000, going.layout, "cpu")
    dice = np.random.default_rng(5)
    learner, won, fair = None, 0.0, 0.0
    for _ in range(steps):
        told = group.tell()
        seats = (~told["absent"]).sum(1).numpy()
        if learner is None:
            learner = dice.integers(0, seats)
        else:
            over = told["done"].numpy().astype(bool)
            won += float(told["returns"].numpy()[over, learner[over]].sum())
            fair += float((1 / seats[over]).sum())
        logits, _ = going.net(as_batch(told, torch.float32))
        choice = (dice.random(group.count) * group.native["choices"]).astype(np.uint32)
        mine = told["seat"].numpy() == learner
        choice[mine] = logits.argmax(1).numpy().astype(np.uint32)[mine]
        group.step(choice)
    return won / fair


@pytest.mark.long
def test_a_minute_on_a_processor_beats_random_clearly(tmp_path):
    going = run(tmp_path, "--games", "192", "--seconds", "60", "--rate", "0.002")
    going.go()
    assert share_against_random(going) > 1.4
