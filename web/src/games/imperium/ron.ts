/**
 * Reads the notation of the game's own content files, so that a card is written down once, in the game.
 *
 * A struct becomes an object, a tuple or list an array, a bare name a string, a name with values `{is, of}`;
 * `Some(x)` is `x`.
 */
export type Ron = string | number | boolean | undefined | Ron[] | Variant | { [field: string]: Ron };
export interface Variant {
  is: string;
  of: Ron[];
}

const SKIP = /(?:\s|\/\/[^\n]*)*/y;
const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;
const NUMBER = /-?\d+/y;
const TEXT = /"((?:[^"\\]|\\.)*)"/y;

class Reader {
  #at = 0;
  constructor(readonly text: string) {}

  #match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.text);
    if (!found) return undefined;
    this.#at = pattern.lastIndex;
    return found;
  }

  #skip(): void {
    this.#match(SKIP);
  }

  #eat(sign: string): boolean {
    this.#skip();
    if (!this.text.startsWith(sign, this.#at)) return false;
    this.#at += sign.length;
    return true;
  }

  #until(end: string, read: () => void): void {
    while (!this.#eat(end)) {
      read();
      if (!this.#eat(',') && !this.#eat(end)) throw new Error(`expected ${end} at ${this.#at}`);
      else if (this.text[this.#at - 1] === end) return;
    }
  }

  #list(end: string): Ron[] {
    const list: Ron[] = [];
    this.#until(end, () => list.push(this.value()));
    return list;
  }

  /** What stands in round brackets: fields with names, or values in order. */
  #round(): Ron[] | Record<string, Ron> {
    const before = this.#at;
    this.#skip();
    const named = this.#match(NAME) && this.#eat(':');
    this.#at = before;
    if (!named) return this.#list(')');
    const fields: Record<string, Ron> = {};
    this.#until(')', () => {
      this.#skip();
      const name = this.#match(NAME)?.[0] ?? '';
      this.#eat(':');
      fields[name] = this.value();
    });
    return fields;
  }

  value(): Ron {
    if (this.#eat('[')) return this.#list(']');
    if (this.#eat('(')) return this.#round();
    const text = this.#match(TEXT);
    if (text) return text[1];
    const number = this.#match(NUMBER);
    if (number) return Number(number[0]);
    const name = this.#match(NAME)?.[0];
    if (name === undefined) throw new Error(`nothing to read at ${this.#at}`);
    if (name === 'true' || name === 'false') return name === 'true';
    if (name === 'None') return undefined;
    if (!this.#eat('(')) return name;
    const of = this.#list(')');
    return name === 'Some' ? of[0] : { is: name, of };
  }
}

export const ron = (text: string): Ron => new Reader(text).value();
