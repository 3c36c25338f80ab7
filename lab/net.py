"""The net: a bag of tokens in, a weight for every choice and a winning chance for every label out.

The same net is run by `crates/net` in plain Rust, from weights rounded to eight bits.
"""

import json
import struct

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

LABELS = 16
SEATS = 6


class Block(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.up = nn.Linear(width, width)
        self.down = nn.Linear(width, width)
        nn.init.zeros_(self.down.bias)
        self.down.weight.data.mul_(0.3)

    def forward(self, x):
        return x + self.down(F.relu(self.up(self.norm(x))))


class Net(nn.Module):
    """`table` and `rows` are the most tokens the layout may come to have."""

    def __init__(self, table, rows, width=384, blocks=3, choice=192, head=96):
        super().__init__()
        self.sizes = dict(table=table, rows=rows, width=width, blocks=blocks, choice=choice, head=head)
        self.table = nn.Parameter(torch.randn(table, width) * 0.04)
        self.table_bias = nn.Parameter(torch.zeros(width))
        # The side that looks opens and closes what the table says.
        self.gain = nn.Parameter(torch.zeros(LABELS, width))
        self.shift = nn.Parameter(torch.zeros(LABELS, width))
        self.blocks = nn.ModuleList(Block(width) for _ in range(blocks))
        self.norm = nn.LayerNorm(width)
        self.to_choice = nn.Linear(width, choice)
        self.rows = nn.Parameter(torch.randn(rows, choice) * 0.15)
        self.weigh = nn.Parameter(torch.randn(choice) * 0.02)
        self.value_up = nn.Linear(width, head)
        self.value = nn.Linear(head, LABELS)
        self.value.weight.data.mul_(0.1)
        self.value.bias.data.fill_(0.3)

    def trunk(self, dense, me):
        x = dense @ self.table.to(dense.dtype) + self.table_bias
        # A side the net has never met opens and closes nothing.
        known = (me < LABELS).to(x.dtype)[:, None]
        me = me.clamp(max=LABELS - 1)
        x = x * (1 + known * self.gain[me]) + known * self.shift[me]
        for block in self.blocks:
            x = block(x)
        x = self.norm(x)
        return self.to_choice(x), self.value(F.relu(self.value_up(x))).float()

    def forward(self, batch):
        dense = torch.zeros(batch.count * self.sizes["table"], dtype=batch.dtype, device=batch.device)
        spots = batch.table_of * self.sizes["table"] + batch.table
        dense.index_add_(0, spots, torch.ones_like(spots, dtype=batch.dtype))
        query, value = self.trunk(dense.view(batch.count, -1), batch.me)
        said = F.embedding_bag(batch.rows, self.rows, batch.row_starts, mode="sum")
        hidden = F.relu(said + query.float()[batch.choice_of])
        weight = (hidden * self.weigh).sum(1)
        logits = torch.full((batch.count, batch.most), -1e9, device=batch.device)
        return logits.index_put((batch.choice_of, batch.choice_at), weight), value


class Batch:
    """Decisions of different lengths side by side, for the net."""

    def __init__(self, table, table_sizes, rows, row_sizes, choices, me, most, totals, dtype):
        self.count, self.device, self.dtype, self.most = len(choices), choices.device, dtype, most
        each = torch.arange(self.count, device=self.device)
        self.table = table.long()
        self.table_of = torch.repeat_interleave(each, table_sizes.long(), output_size=totals[0])
        self.rows = rows.long()
        row_sizes = row_sizes.long()
        self.row_starts = torch.cumsum(row_sizes, 0) - row_sizes
        counts = choices.long()
        self.choice_of = torch.repeat_interleave(each, counts, output_size=totals[2])
        self.choice_at = torch.arange(totals[2], device=self.device) - (torch.cumsum(counts, 0) - counts)[self.choice_of]
        self.me = me.long()


def rounded(matrix):
    """Eight bits a weight, with a scale a row."""
    scale = np.abs(matrix).max(axis=1, keepdims=True) / 127.0
    scale[scale == 0] = 1.0
    return np.rint(matrix / scale).astype(np.int8), scale[:, 0].astype(np.float32)


def tensors(net, table, rows):
    """What is shipped: the tokens in use, matrices with a row an output, rounded; the rest as it is."""
    state = {name: value.detach().float().cpu().numpy() for name, value in net.state_dict().items()}
    state["table"], state["rows"] = state["table"][:table], state["rows"][:rows]
    shipped = {}
    for name, value in state.items():
        if value.ndim == 2 and name not in ("gain", "shift"):
            shipped[name], shipped[name + ".scale"] = rounded(value)
        else:
            shipped[name] = value.astype(np.float32)
    return shipped


def write(path, arrays, about):
    """Writes safetensors; `about` is a dictionary of texts."""
    kinds = {np.dtype(np.int8): "I8", np.dtype(np.float32): "F32"}
    header, at = {"__metadata__": about}, 0
    for name, array in arrays.items():
        size = array.nbytes
        header[name] = dict(dtype=kinds[array.dtype], shape=list(array.shape), data_offsets=[at, at + size])
        at += size
    head = json.dumps(header, separators=(",", ":")).encode()
    head += b" " * (-len(head) % 8)
    with open(path, "wb") as file:
        file.write(struct.pack("<Q", len(head)) + head)
        for array in arrays.values():
            file.write(np.ascontiguousarray(array).tobytes())


def read(path):
    """Reads what `write` wrote."""
    with open(path, "rb") as file:
        data = file.read()
    (size,) = struct.unpack("<Q", data[:8])
    header = json.loads(data[8 : 8 + size])
    about = header.pop("__metadata__", {})
    kinds, arrays = {"I8": np.int8, "F32": np.float32}, {}
    for name, entry in header.items():
        start, end = (8 + size + at for at in entry["data_offsets"])
        arrays[name] = np.frombuffer(data[start:end], kinds[entry["dtype"]]).reshape(entry["shape"])
    return arrays, about


def exact(path):
    """The weights of a shipped net with the rounding undone as far as it can be, and its sizes."""
    arrays, about = read(path)
    state = {}
    for name, array in arrays.items():
        if name.endswith(".scale"):
            continue
        value = array.astype(np.float32)
        if array.dtype == np.int8:
            value *= arrays[name + ".scale"][:, None]
        state[name] = torch.from_numpy(value.copy())
    return state, json.loads(about["sizes"]) | dict(table=len(state["table"]), rows=len(state["rows"]))


def beside(path):
    """The layout that lies beside a shipped net."""
    return path.removesuffix(".safetensors") + ".layout.txt"


def lay(net, state):
    """Gives a net the weights of one that knew fewer words. What is new says nothing at first, as when it had no number."""
    for name in ("table", "rows"):
        known, room = len(state[name]), net.sizes[name]
        if known > room:
            raise ValueError(f"{known} tokens of {name} do not fit into {room}: give more with --tokens")
        state = state | {name: torch.cat([state[name], torch.zeros(room - known, state[name].shape[1])])}
    net.load_state_dict(state)


def ship(path, net, layout, game, note):
    """Writes the net as the program reads it, with the marks of the layout it was made with."""
    parts = sections(layout)
    about = {"game": game, "note": note}
    for part in ("labels", "table", "rows"):
        about[part] = f"{len(parts[part])} {mark(parts[part])}"
    about["sizes"] = json.dumps(net.sizes)
    write(path, tensors(net, len(parts["table"]), len(parts["rows"])), about)


def sections(layout):
    parts, part = {"labels": [], "table": [], "rows": []}, None
    for line in layout.splitlines():
        if line in ("# labels", "# table", "# rows"):
            part = line[2:]
        else:
            parts[part].append(line)
    return parts


def mark(names):
    """As `table::encode::Layout::marks` has it."""
    import hashlib

    return hashlib.sha256("".join(name + "\n" for name in names).encode()).digest()[:8].hex()
