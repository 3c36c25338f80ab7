/**
 * The little that rules pages and lessons are written in: paragraphs and lists with `- `, parted by empty lines,
 * `**bold**`, and ids of rules in square brackets. Everything else is plain text, whatever it looks like.
 */
export type Part =
  { kind: 'text'; text: string } | { kind: 'bold'; text: string } | { kind: 'rule'; id: string };

export type Block = { kind: 'paragraph'; parts: Part[] } | { kind: 'list'; items: Part[][] };

const MARK = /\*\*(.+?)\*\*|\[([A-Z]+(?:-[A-Z0-9]+)+)\]/g;

/** A line in its parts. */
export function inline(text: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  const plain = (to: number) => {
    if (to > at) parts.push({ kind: 'text', text: text.slice(at, to) });
  };
  for (const found of text.matchAll(MARK)) {
    plain(found.index);
    const [whole, bold, id] = found;
    if (bold !== undefined) parts.push({ kind: 'bold', text: bold });
    else if (id !== undefined) parts.push({ kind: 'rule', id });
    at = found.index + whole.length;
  }
  plain(text.length);
  return parts;
}

/** A body in its blocks. A list may follow its paragraph without an empty line; a wrapped line goes on. */
export function blocks(body: string): Block[] {
  const found: Block[] = [];
  for (const chunk of body.split(/\n\s*\n/)) {
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

/** The words alone, for searching and for reading aloud. */
export const wordsOf = (body: string): string =>
  blocks(body)
    .flatMap((block) => (block.kind === 'list' ? block.items : [block.parts]))
    .map((parts) =>
      parts
        .map((part) => (part.kind === 'rule' ? '' : part.text))
        .join('')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .join(' ');
