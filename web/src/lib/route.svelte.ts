/** Addresses without a framework: the path says which screen is shown. */
export type Route =
  | { screen: 'lobby' }
  | { screen: 'new'; game: string }
  | { screen: 'table'; id: string }
  | { screen: 'watch'; id: string }
  | { screen: 'rules'; game: string }
  | { screen: 'about' }
  | { screen: 'nowhere' };

export function parse(path: string): Route {
  const [first, second, ...rest] = path.split('/').filter(Boolean);
  if (first === undefined) return { screen: 'lobby' };
  if (rest.length) return { screen: 'nowhere' };
  if (second === undefined) return first === 'about' ? { screen: 'about' } : { screen: 'nowhere' };
  switch (first) {
    case 'new':
      return { screen: 'new', game: second };
    case 'table':
      return { screen: 'table', id: second };
    case 'watch':
      return { screen: 'watch', id: second };
    case 'rules':
      return { screen: 'rules', game: second };
    default:
      return { screen: 'nowhere' };
  }
}

class Router {
  #path = $state(location.pathname);
  readonly route = $derived(parse(this.#path));

  constructor() {
    addEventListener('popstate', () => this.#look());
    // A pasted secret link changes only the part behind `#`; the table looks for it there.
    addEventListener('hashchange', () => this.#look());
    addEventListener('click', (event) => this.#click(event));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.#look();
    scrollTo(0, 0);
  }

  #look() {
    this.#path = location.pathname;
  }

  /** Links inside the client change the screen without loading the page anew. */
  #click(event: MouseEvent) {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  }
}

export const router = new Router();
