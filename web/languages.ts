/** All words of a language as one file: `virtual:words` knows the languages, `virtual:words/uk` holds the Ukrainian ones. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:words';
const sources = join(import.meta.dirname, 'src');

/** The language files of the client, by path; `shell.uk.ftl` and `uk.ftl` are both Ukrainian. */
const files = () =>
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .flatMap((path) => {
      const lang = /([A-Za-z-]+)\.ftl$/.exec(path)?.[1];
      return lang ? [{ lang, path }] : [];
    })
    .sort((one, other) => one.path.localeCompare(other.path));

export const languages: Plugin = {
  name: 'languages',
  resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${NAME}`)) return undefined;
    const lang = id.slice(NAME.length + 2);
    if (lang) {
      const its = files().filter((file) => file.lang === lang);
      for (const { path } of its) this.addWatchFile(join(sources, path));
      const words = its.map(({ path }) => [path, readFileSync(join(sources, path), 'utf8')]);
      return `export default ${JSON.stringify(Object.fromEntries(words))}`;
    }
    // A language is one that has words for the shell.
    const all = files().filter(({ path }) => /^text\/[A-Za-z-]+\.ftl$/.test(path));
    const lines = all.map(({ lang }) => `${JSON.stringify(lang)}: () => import('${NAME}/${lang}')`);
    return `export default {${lines.join(',')}}`;
  },
};
