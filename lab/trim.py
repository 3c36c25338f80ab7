"""Makes a net fit: leaves out the tokens that were numbered last, which are the rarest, until it is small enough.

    python lab/trim.py runs/conquest/last.safetensors runs/conquest/layout.txt crates/bots/nets/conquest --bytes 4000000
"""

import argparse

from net import mark, read, sections, write


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("net")
    parser.add_argument("layout")
    parser.add_argument("into", help="written as INTO.safetensors and INTO.layout.txt")
    parser.add_argument("--bytes", type=int, default=4_000_000)
    a = parser.parse_args()
    arrays, about = read(a.net)
    with open(a.layout) as file:
        parts = sections(file.read())
    size = sum(array.nbytes for array in arrays.values()) + 8192
    each = arrays["rows"].shape[1] + 4
    drop = max(0, -(-(size - a.bytes) // each))
    keep = len(parts["rows"]) - drop
    parts["rows"] = parts["rows"][:keep]
    for name in ("rows", "rows.scale"):
        arrays[name] = arrays[name][:keep]
    about["rows"] = f"{keep} {mark(parts['rows'])}"
    write(a.into + ".safetensors", arrays, about)
    with open(a.into + ".layout.txt", "w") as file:
        for part in ("labels", "table", "rows"):
            file.write(f"# {part}\n" + "".join(line + "\n" for line in parts[part]))
    print(f"{drop} tokens of choices left out, {keep} kept")


if __name__ == "__main__":
    main()
