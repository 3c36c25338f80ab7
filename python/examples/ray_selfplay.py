"""Self-play spread over Ray actors: past one machine, `ray.init(address="auto")` on a cluster, and nothing else changes."""

import argparse
import random
import time
from collections import Counter

import ray

import sietch


@ray.remote
class Worker:
    """Plays games of its own, and hands the records back: a record is all that is needed to learn from a game later."""

    def __init__(self, game: str, level: str) -> None:
        self.game, self.level = game, level

    def play(self, seed: int) -> tuple[str, str]:
        table = sietch.Game(self.game, seed=seed)
        bots = [sietch.Bot(self.level, seed=random.Random(seed + seat).getrandbits(60)) for seat in range(table.seats)]
        while not table.over:
            table.play(bots[table.seat].choose(table))
        return table.outcome.ending, table.record()


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--game", default="conquest")
    arguments.add_argument("--level", default="novice")
    arguments.add_argument("--workers", type=int, default=2)
    arguments.add_argument("--games", type=int, default=8)
    wanted = arguments.parse_args()

    ray.init(num_cpus=wanted.workers, include_dashboard=False, log_to_driver=False)
    workers = ray.util.ActorPool([Worker.remote(wanted.game, wanted.level) for _ in range(wanted.workers)])
    begun = time.time()
    played = list(workers.map_unordered(lambda worker, seed: worker.play.remote(seed), range(wanted.games)))
    for _, record in played:
        sietch.Game.from_record(record).verify()
    endings = Counter(ending for ending, _ in played)
    print(f"{len(played)} games by {wanted.workers} workers in {time.time() - begun:.1f} s: {dict(endings)}")


if __name__ == "__main__":
    main()
