/** The account this browser is signed in to, if any. */
import { done, json } from '../lib/api';
import { isMember, keptSeats, setMember } from '../lib/keep';
import type { AccountAnswer } from '../lib/protocol/AccountAnswer';
import type { Me } from '../lib/protocol/Me';
import type { PersonWishes } from '../lib/protocol/PersonWishes';
import type { Registered } from '../lib/protocol/Registered';
import { settings } from '../lib/settings.svelte';

class Account {
  me = $state.raw<Me | null>(null);
  /** Is it known whether anybody is signed in? */
  known = $state(false);

  /** Asks who is signed in, if anybody could be. */
  async load(): Promise<void> {
    if (isMember()) this.#take((await json<AccountAnswer>('/api/account')).me);
    this.known = true;
  }

  #take(me: Me | null): Me | null {
    this.me = me;
    setMember(me !== null);
    if (me) settings.name = me.name;
    return me;
  }

  /** The recovery code, to be shown once. */
  async register(name: string, password: string): Promise<string> {
    const made = await json<Registered>('/api/account', { name, password, lang: settings.lang });
    this.#take(made.me);
    await this.#claim();
    return made.code;
  }

  async recover(name: string, code: string, password: string): Promise<string> {
    const made = await json<Registered>('/api/account/recover', { name, code, password });
    this.#take(made.me);
    await this.#claim();
    return made.code;
  }

  async signIn(name: string, password: string): Promise<void> {
    this.#take(await json<Me>('/api/account/login', { name, password }));
    await this.#claim();
  }

  async signOut(everywhere: boolean): Promise<void> {
    await done('/api/account/logout', { everywhere });
    this.#take(null);
  }

  async wish(wishes: PersonWishes): Promise<void> {
    this.#take(await json<Me>('/api/account/wishes', wishes));
  }

  async changePassword(old: string, wanted: string): Promise<void> {
    this.#take(await json<Me>('/api/account/password', { old, new: wanted }));
  }

  async delete(password: string): Promise<void> {
    await done('/api/account/delete', { password });
    this.#take(null);
  }

  /** Whatever answers with the account as it is then. */
  async ask(path: string, body: unknown): Promise<void> {
    this.#take(await json<Me>(path, body));
  }

  /** The seats of this device belong to the account from now on, unless they are another's. */
  async #claim(): Promise<void> {
    for (const { table, secret } of keptSeats().slice(0, 30))
      await done(`/api/tables/${table}/claim`, { secret }).catch(() => undefined);
  }
}

export const account = new Account();
