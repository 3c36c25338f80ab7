"""Games played side by side by the Rust environment, and what happened in them, kept on the device that learns."""

import numpy as np
import torch

from net import SEATS, Batch

IX, IMMORTALITY = '{"ix": true}', '{"immortality": true}'
BOTH = '{"ix": true, "immortality": true}'

TABLES = {
    # mode, seats, options that differ: named as often as it is to be played
    "conquest": [("standard", 4, "")] * 8
    + [("standard", 3, ""), ("beginner", 4, ""), ("beginner", 3, ""), ("beginner", 2, ""), ("duel", 2, ""), ("duel", 2, "")]
    + [(mode, 2, "") for mode in ("cousins", "quarrel", "kanly", "desert-rats", "suspicion", "opposites", "allied")],
    "arrakis": [("duel", 2, "")] * 4
    + [("duel", 2, '{"spacing_guild": true}')] * 2
    + [("team", 4, ""), ("team", 4, '{"spacing_guild": true}'), ("team", 3, "")]
    + [("solo", 1, "")] * 7
    + [("solo", 2, "")] * 2,
    "imperium": [("standard", 4, "")] * 6
    + [("standard", 3, ""), ("choam", 4, ""), ("choam", 3, ""), ("choam", 2, ""), ("duel", 2, ""), ("six", 6, "")]
    + [("solo", 1, '{"difficulty": "mercenary"}'), ("solo", 1, ""), ("choam", 1, "")]
    + [("base", 4, "")] * 2
    + [("base", seats, "") for seats in (3, 2, 1)]
    + [("base", 4, options) for options in (IX, IMMORTALITY, BOTH, BOTH)]
    + [("base", 3, BOTH), ("base", 2, IX), ("base", 1, BOTH)]
    + [("standard", 4, options) for options in (IX, IMMORTALITY)]
    + [("choam", 4, BOTH)],
}


def tables(game, more=()):
    """What is played; `more` names tables (MODE/SEATS:TIMES) that are to be played so many times more than they stand above."""
    played = list(TABLES[game])
    for named in more:
        table, times = named.rsplit(":", 1)
        mode, seats = table.split("/")
        played += [(mode, int(seats), "")] * int(times)
    return played


PER_GAME = dict(table_sizes=np.uint32, choices=np.uint32, seat=np.uint8, done=np.uint8, length=np.uint32, mode=np.uint8)
PER_SEAT = dict(returns=np.float32, standing=np.float32, labels=np.uint8)
SIGNED = {np.uint32: torch.int32, np.uint16: torch.int16, np.uint8: torch.uint8, np.float32: torch.float32}

RAGGED = ("table", "rows", "row_sizes")
ORDER = RAGGED + ("table_sizes", "choices", "seat", "done", "returns", "standing", "labels", "length", "mode")


class Games:
    """A batch and the buffers it writes into; `room` is how many tokens a game may take on average."""

    def __init__(self, native, game, count, seed, spread, longest, layout, device, room=(1200, 2400, 64), played=None):
        self.batch = native.Batch(game, played or tables(game), count, seed, spread, longest, layout)
        self.count, self.device = count, device
        # The seat that learns in games with earlier selves.
        self.learner = None
        self.pinned = device != "cpu"
        self.host, self.native = {}, {}
        for name, kind in PER_GAME.items():
            self._room(name, count, kind)
        for name, kind in PER_SEAT.items():
            self._room(name, count * SEATS, kind)
        for name, size in zip(RAGGED, room):
            self._room(name, count * size, np.uint16)

    def _room(self, name, size, kind):
        host = torch.zeros(size, dtype=SIGNED[kind])
        self.host[name] = host.pin_memory() if self.pinned else host
        self.native[name] = self.host[name].numpy().view(kind)

    def hear(self):
        """Has the games write where they stand."""
        sizes = self.batch.sizes()
        for name, size in zip(RAGGED, sizes):
            if self.host[name].numel() < size:
                self._room(name, size * 3 // 2, np.uint16)
        self.batch.told(*(self.native[name] for name in ORDER))
        return sizes

    def tell(self):
        """Brings the decisions as they stand to the device."""
        sizes = self.hear()
        told = {name: host.to(self.device, non_blocking=True, copy=True) for name, host in self.host.items() if name not in RAGGED}
        for name, size in zip(RAGGED, sizes):
            told[name] = self.host[name][:size].to(self.device, non_blocking=True, copy=True)
        for name in PER_SEAT:
            told[name] = told[name].view(self.count, SEATS)
        told["sizes"], told["most"] = sizes, int(self.native["choices"].max())
        told["labels"] = told["labels"].long()
        told["seat"] = told["seat"].long()
        told["absent"] = told["labels"] == 255
        told["labels"] = told["labels"].masked_fill(told["absent"], 0)
        told["me"] = told["labels"].gather(1, told["seat"][:, None]).squeeze(1)
        return told

    def first(self, told, count):
        """The first so many of the decisions told last."""
        choices = self.native["choices"][:count]
        rows = int(choices.sum())
        sizes = (int(self.native["table_sizes"][:count].sum()), int(self.native["row_sizes"][:rows].sum()), rows)
        part = {name: told[name][:count] for name in ("table_sizes", "choices", "me")}
        part |= {name: told[name][:size] for name, size in zip(RAGGED, sizes)}
        return part | dict(sizes=sizes, most=int(choices.max()))

    def step(self, choices):
        self.batch.step(choices)


def as_batch(told, dtype):
    return Batch(told["table"], told["table_sizes"], told["rows"], told["row_sizes"], told["choices"], told["me"], told["most"], told["sizes"], dtype)


class Memory:
    """All decisions of a rollout, to be learnt from in any order."""

    def __init__(self, tolds):
        join = lambda name: torch.cat([told[name] for told in tolds])
        self.table, self.rows, self.row_sizes = join("table"), join("rows"), join("row_sizes").long()
        self.table_sizes, self.choices, self.me = join("table_sizes").long(), join("choices").long(), join("me")
        starts = lambda sizes: torch.cumsum(sizes, 0) - sizes
        self.table_at, self.choice_at = starts(self.table_sizes), starts(self.choices)
        row_at = starts(self.row_sizes)
        ends = row_at + self.row_sizes
        self.row_at = row_at[self.choice_at]
        self.row_count = ends[self.choice_at + self.choices - 1] - self.row_at

    def totals(self, picks):
        """Tokens of tables, tokens of rows and choices of every group of picks."""
        return torch.stack([self.table_sizes[picks].sum(1), self.row_count[picks].sum(1), self.choices[picks].sum(1)], 1).tolist()

    def most(self, picks):
        return self.choices[picks].amax(1).tolist()

    @staticmethod
    def _spread(at, sizes, total):
        of = torch.repeat_interleave(torch.arange(len(at), device=at.device), sizes, output_size=total)
        starts = torch.cumsum(sizes, 0) - sizes
        return at[of] + torch.arange(total, device=at.device) - starts[of]

    def pick(self, picks, totals, most, dtype):
        table_sizes, choices = self.table_sizes[picks], self.choices[picks]
        table = self.table[self._spread(self.table_at[picks], table_sizes, totals[0])]
        rows = self.rows[self._spread(self.row_at[picks], self.row_count[picks], totals[1])]
        row_sizes = self.row_sizes[self._spread(self.choice_at[picks], choices, totals[2])]
        return Batch(table, table_sizes, rows, row_sizes, choices, self.me[picks], most, totals, dtype)
