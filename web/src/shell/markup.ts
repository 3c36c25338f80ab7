/**
 * The little that rules pages and lessons are written in: paragraphs, lists with `- ` and tables with `|`, parted by
 * empty lines, `**bold**`, and ids of rules in square brackets. Everything else is plain text, whatever it looks like.
 */
export type Part =
  { kind: 'text'; text: string } | { kind: 'bold'; text: string } | { kind: 'rule'; id: string };

export type Block =
  | { kind: 'paragraph'; parts: Part[] }
  | { kind: 'list'; items: Part[][] }
  | { kind: 'table'; head: Part[][]; rows: Part[][][] };

const MARK = /\*\*(.+?)\*\*|\[([A-Z]+(?:-[A-Z0-9]+)+)\]/g;

/** A number and what is counted stay on one line. */
const together = (text: string) => text.replace(/(\d) (?=\p{L})/gu, '$1\u00a0');

/** A line in its parts. */
export function inline(text: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  const upTo = (to: number) => {
    if (to > at) parts.push({ kind: 'text', text: together(text.slice(at, to)) });
  };
  for (const found of text.matchAll(MARK)) {
    upTo(found.index);
    const [whole, bold, id] = found;
    if (bold !== undefined) parts.push({ kind: 'bold', text: together(bold) });
    else if (id !== undefined) parts.push({ kind: 'rule', id });
    at = found.index + whole.length;
  }
  upTo(text.length);
  return parts;
}

/** A table: its head, a line of hyphens, its rows. */
function table(lines: readonly string[]): Block {
  const cells = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => inline(cell.trim()));
  const [head = '', , ...rows] = lines;
  return { kind: 'table', head: cells(head), rows: rows.map(cells) };
}

/** A body in its blocks. A list may follow its paragraph without an empty line; a wrapped line goes on. */
export function blocks(body: string): Block[] {
  const found: Block[] = [];
  for (const chunk of body.split(/\n\s*\n/)) {
    if (chunk.startsWith('| ')) {
      found.push(table(chunk.split('\n').filter(Boolean)));
      continue;
    }
    let lines: string[] = [];
    let items: string[] = [];
    const close = () => {
      if (lines.length) found.push({ kind: 'paragraph', parts: inline(lines.join(' ')) });
      if (items.length) found.push({ kind: 'list', items: items.map(inline) });
      lines = [];
      items = [];
    };
    for (const line of chunk.split('\n').map((line) => line.trim())) {
      if (!line) continue;
      if (line.startsWith('- ')) {
        if (lines.length) close();
        items.push(line.slice(2).trim());
      } else if (items.length) items.push(`${items.pop() ?? ''} ${line}`);
      else lines.push(line);
    }
    close();
  }
  return found;
}

/** The words of a line alone. */
export const plain = (parts: readonly Part[]): string =>
  parts
    .map((part) => (part.kind === 'rule' ? '' : part.text))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The words alone, for searching and for reading aloud. */
export const wordsOf = (body: string): string =>
  blocks(body)
    .flatMap((block) => {
      if (block.kind === 'table') return [...block.head, ...block.rows.flat()];
      return block.kind === 'list' ? block.items : [block.parts];
    })
    .map(plain)
    .join(' ');
