"""A bot for `sietch tournament` and for seats at servers: it takes what brings most, by the words of the choices."""

import json
import random
import sys

LIKED = ["victory", "spice", "troop", "card", "water", "solari"]
chance, position = random.Random(0), {}


def worth(choice):
    """A guess from the words a player would read, with some luck so that it does not always do the same."""
    text = choice["text"].lower()
    return sum(1.0 / (rank + 1) for rank, word in enumerate(LIKED) if word in text) + 0.5 * chance.random()


for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "hello":
        print("hello example", flush=True)
    elif word == "newgame":
        chance = random.Random(json.loads(rest)["seed"])
    elif word == "position":
        position = json.loads(rest)
    elif word == "go":
        worths = [worth(choice) for choice in position["choices"]]
        print("move", worths.index(max(worths)), flush=True)
    elif word == "quit":
        break
