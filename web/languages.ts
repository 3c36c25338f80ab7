/**
 * The words of a language by area, each loaded when it is wanted: `virtual:words` knows languages and areas, `virtual:words/uk/text.people`
 * holds the Ukrainian ones of `text/people`.
 */
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

/** The folder words lie in, with points: `games.conquest.text`. */
const areaOf = (path: string) => path.split('/').slice(0, -1).join('.');

export const languages: Plugin = {
  name: 'languages',
  resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${NAME}`)) return undefined;
    const [lang, area] = id.slice(NAME.length + 2).split('/');
    if (lang && area) {
      const its = files().filter((file) => file.lang === lang && areaOf(file.path) === area);
      for (const { path } of its) this.addWatchFile(join(sources, path));
      return `export default ${JSON.stringify(its.map(({ path }) => readFileSync(join(sources, path), 'utf8')))}`;
    }
    // A language is one that has words for the shell.
    const all = files();
    const lines = all
      .filter(({ path }) => /^text\/[A-Za-z-]+\.ftl$/.test(path))
      .map(({ lang }) => {
        const areas = new Set(all.flatMap((file) => (file.lang === lang ? [areaOf(file.path)] : [])));
        const parts = [...areas].map(
          (area) => `${JSON.stringify(area)}: () => import('${NAME}/${lang}/${area}')`,
        );
        return `${JSON.stringify(lang)}: {${parts.join(',')}}`;
      });
    return `export default {${lines.join(',')}}`;
  },
};
