"""Draws a training run: who wins in self-play, and how sure the net is, over time.

    python lab/curve.py docs/images/training-conquest.svg "standard/4" runs/conquest/log.jsonl [more logs of the same net ...]
"""

import json
import sys

COLOURS = ["#3f7d4e", "#b5402f", "#c98a2b", "#4b6fa8", "#7a5aa6", "#5b5b5b"]
WIDE, HIGH, LEFT, TOP, SPACE = 720, 300, 52, 34, 150


def read(paths):
    """The lines of all logs, one run after another."""
    lines, before = [], 0.0
    for path in paths:
        with open(path) as file:
            run = [json.loads(line) for line in file]
        lines += [line | {"at": before + line["seconds"]} for line in run]
        before = lines[-1]["at"]
    return lines


def path(points, longest):
    across = lambda at: LEFT + (WIDE - LEFT - SPACE) * at / longest
    up = lambda value: TOP + (HIGH - TOP - 40) * (1 - max(0.0, min(1.0, value)))
    return " ".join(f"{'L' if number else 'M'}{across(at):.1f},{up(value):.1f}" for number, (at, value) in enumerate(points))


def smooth(points, by=5):
    return [(points[at][0], sum(v for _, v in points[max(0, at - by) : at + 1]) / len(points[max(0, at - by) : at + 1])) for at in range(len(points))]


def main():
    into, kind, logs = sys.argv[1], sys.argv[2], sys.argv[3:]
    lines = read(logs)
    longest = lines[-1]["at"]
    names = sorted({name for line in lines for name in line["shares"] if name.startswith(kind + " ")})
    series = [(name.split(" ", 1)[1], [(line["at"], line["shares"][name][0]) for line in lines if name in line["shares"]]) for name in names]
    most = max(line["entropy"] for line in lines)
    series.append(("entropy, of its most", [(line["at"], line["entropy"] / most) for line in lines]))
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" font-size="12" fill="#333">']
    out.append(f'<rect width="{WIDE}" height="{HIGH}" fill="#fbf7ef"/><text x="{LEFT}" y="20">Share of victories in self-play, {kind}</text>')
    for share in (0, 0.25, 0.5, 0.75, 1):
        y = TOP + (HIGH - TOP - 40) * (1 - share)
        out.append(f'<path d="M{LEFT},{y:.1f}H{WIDE - SPACE}" stroke="#ddd2bd"/><text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{share:.0%}</text>')
    for part in range(5):
        at = longest * part / 4
        out.append(f'<text x="{LEFT + (WIDE - LEFT - SPACE) * part / 4:.1f}" y="{HIGH - 20}" text-anchor="middle">{at:.0f} s</text>')
    for number, (name, points) in enumerate(series):
        colour = "#999" if name.startswith("entropy") else COLOURS[number % len(COLOURS)]
        dash = ' stroke-dasharray="4 3"' if name.startswith("entropy") else ""
        out.append(f'<path d="{path(smooth(points), longest)}" fill="none" stroke="{colour}" stroke-width="1.8"{dash}/>')
        y = TOP + 16 + 20 * number
        out.append(f'<path d="M{WIDE - SPACE + 12},{y - 4}h18" stroke="{colour}" stroke-width="2.5"{dash}/><text x="{WIDE - SPACE + 36}" y="{y}">{name.removeprefix("faction-")}</text>')
    out.append("</svg>")
    with open(into, "w") as file:
        file.write("\n".join(out) + "\n")


if __name__ == "__main__":
    main()
