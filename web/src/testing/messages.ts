/** For tests of language files: which messages a file has, and which arguments each takes. */
import { FluentParser, type Message, Visitor, type VariableReference } from '@fluent/syntax';
import { readFileSync } from 'node:fs';

/** The messages of a Fluent file with the names of their arguments; a broken or doubled message throws. */
export function messagesOf(path: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of new FluentParser({ withSpans: false }).parse(readFileSync(path, 'utf8')).body) {
    if (entry.type === 'Junk') throw new Error(`${path}: ${JSON.stringify(entry)}`);
    if (entry.type !== 'Message') continue;
    const message = entry as Message;
    if (found.has(message.id.name)) throw new Error(`${path}: ${message.id.name} stands twice`);
    const args = new Set<string>();
    const visitor = new (class extends Visitor {
      override visitVariableReference(node: VariableReference) {
        args.add(node.id.name);
      }
    })();
    visitor.visit(message);
    found.set(message.id.name, [...args].sort().join(' '));
  }
  return found;
}
