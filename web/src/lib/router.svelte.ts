/** Addresses without a framework: the screen follows the address, and links change it in place. */
import { parse } from './route';

class Router {
  #path = $state(location.pathname);
  readonly route = $derived(parse(this.#path));

  constructor() {
    addEventListener('popstate', () => this.#look());
    // A pasted secret link changes only the part behind `#`; the table looks for it there.
    addEventListener('hashchange', () => this.#look());
    addEventListener('click', (event) => this.#click(event));
  }

  /** `instead` of the address shown now: going back skips it. */
  go(path: string, instead = false): void {
    history[instead ? 'replaceState' : 'pushState'](null, '', path);
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
