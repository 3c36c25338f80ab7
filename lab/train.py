"""Self-play from nothing: proximal policy optimisation with a league of earlier selves.

    python lab/train.py conquest --seconds 600 --out runs/conquest

Every mode and number of seats of a game is learnt by one net. A run can be resumed (`--resume`), writes a line of figures every few updates,
and leaves the layout, checkpoints and the net as the program reads it.
"""

import argparse
import importlib.util
import json
import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import torch
from torch import nn

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
from games import TABLES, Games, Memory, as_batch, tables  # noqa: E402
from net import SEATS, Net, beside, exact, lay, ship  # noqa: E402


def options(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add = parser.add_argument
    add("game", choices=sorted(TABLES))
    add("--seconds", type=float, default=60)
    add("--out", default="runs/last")
    add("--native", default=os.path.join(HERE, "_sietch.abi3.so"), help="the environment, as built from python/")
    add("--layout", default=None, help="a layout file to begin with")
    add("--resume", default=None, help="a checkpoint to go on from")
    add("--from", dest="begin", default=None, help="a shipped net (GAME.safetensors, its layout beside it) to begin with")
    add("--frozen", default=None, help="a checkpoint that plays all other seats: how exploitable is it?")
    add("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    add("--games", type=int, default=2048, help="games side by side, in each of two groups")
    add("--steps", type=int, default=48, help="decisions of each before learning")
    add("--minibatch", type=int, default=16384)
    add("--epochs", type=int, default=2)
    add("--rate", type=float, default=5e-4)
    add("--width", type=int, default=384)
    add("--blocks", type=int, default=3)
    add("--choice", type=int, default=192)
    add("--tokens", type=int, nargs=2, default=(5120, 6144), help="the most tokens of the table and of rows")
    add("--league", type=float, default=0.2, help="the part of the games with earlier selves in other seats")
    add("--more", nargs="*", default=(), help="tables to play more often, as MODE/SEATS:TIMES")
    add("--spread", type=int, default=300, help="random decisions before the first games are joined")
    add("--longest", type=int, default=6000)
    add("--shaping", type=float, default=0.3, help="how much standing counts at first")
    add("--shaped", type=float, default=0.4, help="the part of the run until it counts nothing")
    add("--credit", type=float, default=0.0, help="at first, what a game that nobody at the table wins pays at most, by how far one came")
    add("--hot", type=float, default=0.5, help="the part of the games with earlier selves in which those play carelessly")
    add("--entropy", type=float, default=0.012)
    add("--gae", type=float, default=0.95)
    add("--save", type=float, default=60, help="seconds between checkpoints")
    add("--seed", type=int, default=1)
    return parser.parse_args(arguments)


def native(path):
    if not os.path.exists(path):
        sys.exit(f"there is no environment at {path}: build it as lab/README.md says, or name it with --native")
    spec = importlib.util.spec_from_file_location("_sietch", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def advantages(tolds, values, shaping, credit, gae):
    """Every seat looks from one of its own decisions to its next; what happens between is what it gets.

    `values` has the winning chance of every seat at every decision, one more than there are decisions to learn from. `credit` is for games
    against an automaton: who has never beaten it learns from coming nearer.
    """
    steps = len(values) - 1
    count = values[0].shape[0]
    each = torch.arange(count, device=values[0].device)
    advantage = torch.zeros(steps, count, device=values[0].device)
    target = torch.zeros(steps, count, SEATS, device=values[0].device)
    next_value, next_return = values[-1].clone(), values[-1].clone()

    def lead(told):
        here = (~told["absent"]).float()
        others = (here.sum(1, keepdim=True) - 1).clamp(min=1)
        standing = told["standing"] * here
        return (standing - (standing.sum(1, keepdim=True) - standing) / others) * here

    leads = [lead(told) for told in tolds] if shaping or credit else None
    for step in reversed(range(steps)):
        after = tolds[step + 1]
        done = after["done"].bool()[:, None]
        gained = 0.0
        if shaping:
            gained = shaping * (torch.where(done, torch.zeros_like(leads[step]), leads[step + 1]) - leads[step])
        paid = after["returns"]
        if credit:
            nobody = (paid.sum(1, keepdim=True) == 0) & ~tolds[step]["absent"]
            paid = torch.where(nobody, credit * (0.5 + 0.5 * leads[step]), paid)
        next_value = torch.where(done, paid, next_value) + gained
        next_return = torch.where(done, paid, next_return) + gained
        seat = tolds[step]["seat"]
        value = values[step][each, seat]
        got = (1 - gae) * next_value[each, seat] + gae * next_return[each, seat]
        advantage[step] = got - value
        next_value[each, seat] = value
        next_return[each, seat] = got
        target[step] = next_return
    return advantage, target


def evened(advantage, kind, chosen, kinds):
    """Advantages by the spread of their own kind of table, so that one where little is won as yet is learnt as eagerly as the others."""
    count = torch.zeros(kinds, device=advantage.device).index_add_(0, kind[chosen], torch.ones_like(advantage[chosen])).clamp(min=1)
    mean = torch.zeros_like(count).index_add_(0, kind[chosen], advantage[chosen]) / count
    centred = advantage - mean[kind]
    spread = (torch.zeros_like(count).index_add_(0, kind[chosen], centred[chosen] ** 2) / count).sqrt()
    # A kind with few decisions, or none that mattered, does not shout.
    return centred / spread.clamp(min=0.1 * float(spread.max()), max=None)[kind].clamp(min=1e-6)


class Run:
    def __init__(self, a):
        self.a, self.device = a, a.device
        self.cuda = a.device.startswith("cuda")
        self.dtype = torch.bfloat16 if self.cuda else torch.float32
        torch.manual_seed(a.seed)
        np.random.seed(a.seed)
        torch.set_float32_matmul_precision("high")
        os.makedirs(a.out, exist_ok=True)
        shipped = exact(a.begin) if a.begin else None
        sizes = dict(width=a.width, blocks=a.blocks, choice=a.choice)
        if shipped:
            sizes = {name: shipped[1][name] for name in sizes} | dict(head=shipped[1]["head"])
        make = lambda: Net(a.tokens[0], a.tokens[1], **sizes).to(a.device)
        self.net, self.earlier = make(), make()
        self.league = []
        if shipped:
            lay(self.net, shipped[0])
            # The first opponent: what it could do it does not unlearn unnoticed.
            self.league = [{name: value.clone() for name, value in self.net.state_dict().items()}]
        self.best = torch.optim.Adam(self.net.parameters(), lr=a.rate, eps=1e-5, betas=(0.9, 0.98), fused=self.cuda)
        layout = a.layout or (beside(a.begin) if a.begin else None)
        layout = open(layout).read() if layout else ""
        self.spent = self.updates = self.decisions = self.games = 0
        if a.resume:
            saved = torch.load(a.resume, map_location=a.device)
            self.net.load_state_dict(saved["net"])
            if "optimiser" in saved:
                self.best.load_state_dict(saved["optimiser"])
                self.spent, self.updates = saved["spent"], saved["updates"]
            layout = saved["layout"]
        if a.frozen:
            saved = torch.load(a.frozen, map_location=a.device)
            layout = saved["layout"]
            self.league = [saved["net"]]
        lab = native(a.native)
        seeds = (a.seed * 1000, a.seed * 1000 + 1)
        self.tables = tables(a.game, a.more)
        self.groups = [Games(lab, a.game, a.games, seed, a.spread, a.longest, layout, a.device, played=self.tables) for seed in seeds]
        self.words, self.layout, self.names = None, layout, self.groups[0].batch.labels()
        if not layout:
            self.first_words()
        self.log = open(os.path.join(a.out, "log.jsonl"), "a" if a.resume else "w")
        self.pool = ThreadPoolExecutor(2)
        count = sum(p.numel() for p in self.net.parameters())
        print(f"{a.game}: {count / 1e6:.2f} M parameters on {a.device}, {len(set(self.tables))} kinds of tables", flush=True)

    def first_words(self):
        """Random games give the first words; the rest come as the net meets them."""
        group = self.groups[0]
        for at in range(400):
            group.hear()
            group.step((np.random.random(group.count) * group.native["choices"]).astype(np.uint32))
            if at == 40:
                # The labels and the commonest words, so that not everything is new any more.
                group.batch.grow(*(size // 2 for size in self.a.tokens))
        group.batch.grow(*(size * 7 // 8 for size in self.a.tokens))
        self.grow()
        print("words of random games:", self.words, flush=True)

    def grow(self):
        """Numbers words that were met often. The first group leads, and the other follows."""
        first, second = (group.batch for group in self.groups)
        words = first.grow(*self.a.tokens)
        if words != self.words:
            self.words, self.layout = words, first.layout()
            second.adopt(self.layout)
            self.names = first.labels()

    def weights(self, net, told):
        with torch.autocast("cuda", dtype=torch.bfloat16, enabled=self.cuda):
            return net(as_batch(told, self.dtype))

    @torch.no_grad()
    def rollout(self, group):
        """Plays on by the net; a part of the games against an earlier self."""
        a = self.a
        tolds, acts, logps, values, own = [], [], [], [], []
        others = int(group.count * a.league) if self.league else 0
        if a.frozen:
            others = group.count
        pending = None
        for step in range(a.steps + 1):
            if pending is not None:
                pending.result()
            told = group.tell()
            logits, value = self.weights(self.net, told)
            tolds.append(told)
            values.append(value.gather(1, told["labels"]).masked_fill(told["absent"], 0.0))
            if step == a.steps:
                break
            mine = torch.ones(group.count, dtype=torch.bool, device=self.device)
            played = logits
            if others:
                theirs, _ = self.weights(self.earlier, group.first(told, others))
                mine[:others] = (told["seat"] == group.learner)[:others]
                theirs = theirs / group.heat[:others]
                played = logits.clone()
                played[:others, : theirs.shape[1]] = torch.where(mine[:others, None], logits[:others, : theirs.shape[1]], theirs)
            noise = -torch.log(-torch.log(torch.rand_like(played).clamp_(1e-9, 1 - 1e-7)))
            act = (played + noise).argmax(1)
            acts.append(act)
            own.append(mine)
            logps.append(torch.log_softmax(logits, 1).gather(1, act[:, None]).squeeze(1))
            pending = self.pool.submit(group.step, act.to(torch.int32).cpu().numpy().view(np.uint32))
            yield None
        yield tolds, acts, logps, values, own

    def play(self):
        """Both groups in turn: while one is played by the cores, the device thinks about the other."""
        for group in self.groups:
            if group.learner is None or np.random.random() < 0.1:
                seats = (~group.tell()["absent"]).sum(1)
                group.learner = (torch.rand(group.count, device=self.device) * seats).long()
                # Opponents who make mistakes: whoever only ever met the best does not know how to punish one.
                careless = torch.rand(group.count, 1, device=self.device) < (0 if self.a.frozen else self.a.hot)
                group.heat = torch.where(careless, 8 ** torch.rand(group.count, 1, device=self.device), 1.0)
        if self.league:
            self.earlier.load_state_dict(self.league[np.random.randint(len(self.league))])
        running = [self.rollout(group) for group in self.groups]
        results = [None] * len(running)
        while any(result is None for result in results):
            for at, rolling in enumerate(running):
                if results[at] is None:
                    results[at] = next(rolling)
        return results

    def learn(self, results, progress):
        a = self.a
        shaping = a.shaping * max(0.0, 1 - progress / a.shaped)
        credit = a.credit * max(0.0, 1 - progress / 0.9)
        entropy = a.entropy * (1 - progress) + 0.002
        rate = a.rate * max(0.04, 1 - progress) * min(1, (self.updates + 1) / 20)
        for group in self.best.param_groups:
            group["lr"] = rate
        gae = [advantages(tolds, values, shaping, credit, a.gae) for tolds, _, _, values, _ in results]
        join = lambda parts: torch.cat([torch.cat(list(part)) for part in parts])
        memory = Memory([told for tolds, *_ in results for told in tolds[:-1]])
        act, logp = join(r[1] for r in results), join(r[2] for r in results)
        mine = join(r[4] for r in results)
        seat = join([told["seat"] for told in r[0][:-1]] for r in results)
        labels = join([told["labels"] for told in r[0][:-1]] for r in results)
        here = ~join([told["absent"] for told in r[0][:-1]] for r in results)
        advantage = torch.cat([part[0].reshape(-1) for part in gae])
        target = torch.cat([part[1].reshape(-1, SEATS) for part in gae])
        chosen = mine.nonzero().squeeze(1)
        kind = join([told["mode"].long() for told in r[0][:-1]] for r in results)
        advantage = evened(advantage, kind, chosen, len(self.tables))
        size = min(a.minibatch, len(chosen))
        figures, steps = torch.zeros(5, device=self.device), 0
        for _ in range(a.epochs):
            order = chosen[torch.randperm(len(chosen), device=self.device)]
            order = order[: len(order) // size * size].view(-1, size)
            totals, most = memory.totals(order), memory.most(order)
            for at, picks in enumerate(order):
                batch = memory.pick(picks, totals[at], most[at], self.dtype)
                with torch.autocast("cuda", dtype=torch.bfloat16, enabled=self.cuda):
                    logits, value = self.net(batch)
                logs = torch.log_softmax(logits, 1)
                new = logs.gather(1, act[picks][:, None]).squeeze(1)
                ratio = torch.exp(new - logp[picks])
                gain = advantage[picks]
                policy = -torch.min(ratio * gain, ratio.clamp(0.8, 1.2) * gain).mean()
                spread = -(logs.exp() * logs.clamp(min=-50)).sum(1).mean()
                value = value.gather(1, labels[picks])
                wrong = (value - target[picks]) ** 2 * here[picks]
                own = wrong.gather(1, seat[picks][:, None]).squeeze(1)
                rest = (wrong.sum(1) - own) / (here[picks].sum(1) - 1).clamp(min=1)
                worth = own.mean() + 0.5 * rest.mean()
                loss = policy + 2.0 * worth - entropy * spread
                self.best.zero_grad(set_to_none=True)
                loss.backward()
                nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                self.best.step()
                steps += 1
                with torch.no_grad():
                    figures += torch.stack([policy, own.mean(), spread, (logp[picks] - new).mean(), ((ratio - 1).abs() > 0.2).float().mean()])
        return (figures / max(1, steps)).tolist(), shaping, rate

    def count(self, results, tally):
        """Who won, by label and kind of table, in games without earlier selves."""
        for (tolds, *_), group in zip(results, self.groups):
            others = int(group.count * self.a.league) if self.league else 0
            for before, told in zip(tolds, tolds[1:]):
                done = told["done"].bool()
                self.games += int(done.sum())
                if self.a.frozen:
                    at = done.nonzero().squeeze(1)
                    share = told["returns"][at].gather(1, group.learner[at][:, None]).squeeze(1)
                    self._add(tally, "learner", share.sum().item(), len(at))
                    continue
                done[:others] = False
                at = done.nonzero().squeeze(1)
                if not len(at):
                    continue
                modes = before["mode"][at].cpu().numpy()
                come = (0.5 + 0.5 * before["standing"][at, 0]).cpu().numpy()
                labels, shares, here = before["labels"][at].cpu().numpy(), told["returns"][at].cpu().numpy(), (~before["absent"][at]).cpu().numpy()
                for label, share, seated, mode, far in zip(labels, shares, here, modes, come):
                    kind = "/".join(str(part) for part in self.tables[mode][:2])
                    if not share.any():
                        self._add(tally, f"{kind} how far", float(far), 1)
                    for which in range(SEATS):
                        if seated[which]:
                            self._add(tally, f"{kind} {self.names[label[which]]}", float(share[which]), 1)
                self._add(tally, "length", float(told["length"][at].sum()), len(at))

    @staticmethod
    def _add(tally, what, amount, count):
        have = tally.setdefault(what, [0.0, 0])
        have[0] += amount
        have[1] += count

    def save(self, name):
        layout = self.layout
        torch.save(dict(net=self.net.state_dict(), optimiser=self.best.state_dict(), layout=layout, spent=self.spent, updates=self.updates), os.path.join(self.a.out, name + ".pt"))
        half = {name: value.half() for name, value in self.net.state_dict().items()}
        torch.save(dict(net=half, layout=layout), os.path.join(self.a.out, "weights.pt"))
        with open(os.path.join(self.a.out, "layout.txt"), "w") as file:
            file.write(layout)
        note = f"{self.spent:.0f} s, {self.games} games, {self.decisions} decisions"
        ship(os.path.join(self.a.out, name + ".safetensors"), self.net, layout, self.a.game, note)

    def go(self):
        a = self.a
        began = time.time() - self.spent
        saved, kept, tally = time.time(), 0.0, {}
        clock = dict(play=0.0, learn=0.0)
        while (spent := time.time() - began) < a.seconds:
            self.spent = spent
            start = time.time()
            if not a.frozen:
                self.grow()
            results = self.play()
            if self.cuda:
                torch.cuda.synchronize()
            clock["play"] += time.time() - start
            start = time.time()
            self.count(results, tally)
            figures, shaping, rate = self.learn(results, spent / a.seconds)
            if self.cuda:
                torch.cuda.synchronize()
            clock["learn"] += time.time() - start
            self.updates += 1
            self.decisions += 2 * a.games * a.steps
            if not a.frozen and spent - kept > 12:
                kept = spent
                self.league.append({name: value.clone() for name, value in self.net.state_dict().items()})
                self.league = self.league[:4] + self.league[4:][-24:]
            if self.updates % 10 == 0 or self.updates < 4:
                names = ("policy", "value", "entropy", "kl", "clipped")
                line = dict(seconds=round(spent, 1), updates=self.updates, decisions=self.decisions, games=self.games, rate=round(rate, 6), shaping=round(shaping, 3))
                line |= {name: round(figure, 4) for name, figure in zip(names, figures)}
                line |= {name: round(value, 1) for name, value in clock.items()}
                line["speed"] = round(self.decisions / max(1e-6, time.time() - began))
                line["shares"] = {what: [round(total / max(1, count), 3), count] for what, (total, count) in sorted(tally.items())}
                tally = {}
                self.log.write(json.dumps(line) + "\n")
                self.log.flush()
                if self.updates % 40 == 0 or self.updates < 4:
                    print(json.dumps(line), flush=True)
            if time.time() - saved > a.save:
                saved = time.time()
                self.save(f"at{int(spent):05d}")
        self.spent = time.time() - began
        self.save("last")
        print(f"{self.spent:.0f} s, {self.updates} updates, {self.decisions} decisions, {self.games} games", flush=True)


if __name__ == "__main__":
    Run(options()).go()
    # Threads of the environment are still there, and nothing waits for them.
    sys.stdout.flush()
    os._exit(0)
