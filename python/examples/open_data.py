"""Reads what `sietch sim conquest --bots veteran --games 5000 --records data` has written, as in a notebook.

    pip install polars
    python python/examples/open_data.py data
"""

import sys

import polars as pl

folder = sys.argv[1]

# %% Every decision with a choice: a million of them in a second or so
moves = pl.read_parquet(f"{folder}/moves.parquet")
seats = pl.read_parquet(f"{folder}/seats.parquet")
print(f"{len(moves):,} decisions in {seats['game'].n_unique():,} games")
print(moves.head())

# %% Who wins
print(seats.group_by("side").agg(pl.len().alias("games"), pl.col("share").mean().alias("wins")).sort("wins"))

# %% How many choices there are, round by round
print(moves.group_by("round").agg(pl.col("choices").mean(), pl.len().alias("decisions")).sort("round"))

# %% The kinds of action winners take more often than the others
kinds = moves.with_columns(pl.col("action").str.extract(r"([a-z_]+)").alias("kind"))
told = kinds.join(seats.select("game", "seat", "share"), on=["game", "seat"])
often = told.group_by("kind").agg(pl.len().alias("times"), pl.col("share").mean().alias("wins"))
print(often.filter(pl.col("times") > 100).sort("wins", descending=True))
