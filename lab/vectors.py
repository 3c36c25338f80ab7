"""What PyTorch says of some decisions, kept for the tests of the nets in the program.

    python lab/vectors.py NET.safetensors LAYOUT.txt DECISIONS.json

answers every decision in the file and writes the answers beside them. Where the file does not exist yet, decisions of
tokens by chance are made. The weights are those of the file: rounded, as the program has them.

    python lab/vectors.py --tiny FOLDER

makes a small net by chance and all three files (`crates/net/tests/tiny`).
"""

import json
import os
import sys

import numpy as np
import torch

from net import LABELS, SEATS, Batch, Net, exact, sections, ship

LAYOUT = "# labels\nred\nblue\ngreen\n# table\n{table}\n# rows\n{rows}\n"
# No size is a multiple of the others, so that what is left over when the program takes numbers together is tested too.
TINY = dict(table=40, rows=30, width=40, blocks=2, choice=22, head=10)


def shipped(path):
    """The net as it is shipped."""
    state, sizes = exact(path)
    net = Net(**sizes)
    net.load_state_dict(state)
    return net


def by_chance(layout, chance, count=6):
    """Decisions of any tokens; the first has no token on the table and a choice that says nothing."""
    parts = sections(layout)
    table, rows, labels = (len(parts[part]) for part in ("table", "rows", "labels"))
    some = lambda of, most: sorted(chance.integers(0, of, chance.integers(1, most + 1)).tolist())
    decisions = []
    for at in range(count):
        labels_here = chance.integers(0, labels, SEATS).tolist()
        choices = [some(rows, min(rows, 40)) for _ in range(chance.integers(2, 12))]
        if at == 0:
            choices[0] = []
        table_here = some(table, min(table, 400)) if at else []
        decisions.append(dict(table=table_here, rows=choices, labels=labels_here, me=labels_here[at % SEATS]))
    return decisions


@torch.no_grad()
def answer(net, decision):
    """What each choice weighs, and the share of each label."""
    tensor = lambda numbers: torch.tensor(numbers, dtype=torch.int64)
    table, rows = decision["table"], decision["rows"]
    flat = [token for row in rows for token in row]
    batch = Batch(
        tensor(table), tensor([len(table)]), tensor(flat), tensor([len(row) for row in rows]), tensor([len(rows)]),
        tensor([decision["me"]]), len(rows), (len(table), len(flat), len(rows)), torch.float32,
    )
    weights, value = net(batch)
    exact = lambda numbers: [round(float(number), 6) for number in numbers]
    return decision | dict(weights=exact(weights[0]), value=exact(value[0]))


def write(path, decisions):
    """A decision a line."""
    lines = ",\n".join(json.dumps(decision, separators=(",", ":")) for decision in decisions)
    with open(path, "w") as file:
        file.write(f"[\n{lines}\n]\n")


def vectors(net, layout, path):
    net = shipped(net)
    if os.path.exists(path):
        with open(path) as file:
            decisions = json.load(file)
    else:
        with open(layout) as file:
            decisions = by_chance(file.read(), np.random.default_rng(1))
    write(path, [answer(net, decision) for decision in decisions])


def tiny(folder):
    torch.manual_seed(1)
    os.makedirs(folder, exist_ok=True)
    names = {part: "\n".join(f"{part}>{at}" for at in range(TINY[part])) for part in ("table", "rows")}
    layout = LAYOUT.format(**names)
    net = Net(**TINY)
    # As wild as a net that has learned: what starts at nothing would test nothing.
    for parameter in net.parameters():
        parameter.data.add_(torch.randn_like(parameter) * 0.3)
    at = lambda name: os.path.join(folder, name)
    with open(at("layout.txt"), "w") as file:
        file.write(layout)
    ship(at("net.safetensors"), net, layout, "tiny", "by chance")
    if os.path.exists(at("vectors.json")):
        os.remove(at("vectors.json"))
    vectors(at("net.safetensors"), at("layout.txt"), at("vectors.json"))


if __name__ == "__main__":
    if len(sys.argv) == 3 and sys.argv[1] == "--tiny":
        tiny(sys.argv[2])
    elif len(sys.argv) == 4:
        vectors(*sys.argv[1:])
    else:
        sys.exit(__doc__)
