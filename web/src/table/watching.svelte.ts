/**
 * What a person sees of others' moves: what flies, what has changed since their turn, and scenes that stay until they
 * have been seen. The queue of moves waits for scenes; the server never waits for any of it.
 */
import type { AnyView } from '../games/any';
import { untrack } from 'svelte';
import type { GameModule, Power, Told } from '../games/board';
import { nameOf, type Seen } from '../lib/reduce';
import { settings } from '../lib/settings.svelte';
import { sound } from '../lib/sound';
import type { LiveTable } from './live.svelte';
import { boxes, type Boxes } from './anchors';
import { lastLooked, looked } from './looked';
import { entries, sinceOwn, type Entry } from './story';
import { scenesIn, type SceneRef } from './shownScenes';

/** So many moves waiting are more than one can follow: the card that tells them opens. */
const MANY = 3;
/** How long that card stays when all has been shown. */
const STAYS = 2600;
/** How much of the log is looked through for what has just happened. */
const LATELY = 160;

export class Watching {
  /** The card: opened by the queue, or because the person was away and closes it themselves. */
  since = $state<'queue' | 'away' | null>(null);
  scene = $state.raw<SceneRef | null>(null);
  waiting = $state.raw<SceneRef[]>([]);
  /** It was opened from the log, by the person, also while looking back. */
  again = $state(false);
  /** When the game is over: the person looks at the board instead of how it ended. */
  board = $state(false);
  readonly #live: LiveTable;
  readonly #module: GameModule;
  readonly #seen: () => Seen | undefined;
  #before: Boxes = {};
  /** What was shown before: nothing of it is news. */
  #shown: { viewer: string; step: number } | undefined;

  constructor(
    live: LiveTable,
    module: GameModule,
    seen: () => Seen | undefined,
    power: () => (seat: number) => Power,
    kept: string,
  ) {
    const away = lastLooked(kept);
    [this.#live, this.#module, this.#seen] = [live, module, seen];
    live.loud = (told) => module.placeOf?.(told) !== undefined;
    // A card that is taken is gone from its place once the board is drawn anew.
    $effect.pre(() => {
      const now = seen();
      if (now) untrack(() => this.#remember(now));
    });
    $effect(() => {
      const now = seen();
      if (now) untrack(() => this.#news(now, power(), away));
    });
    // Whatever lies over the log: what was shown has been looked at.
    $effect(() => {
      const last = seen()?.log.at(-1)?.step;
      if (last !== undefined && !document.hidden) looked(kept, last);
    });
    $effect(() => {
      if (live.queued > MANY && !this.since) this.since = 'queue';
    });
    // Shown to its end, the card goes by itself, unless the person was away.
    $effect(() => {
      if (this.since !== 'queue' || live.queued > 0) return;
      const gone = setTimeout(() => (this.since = null), STAYS);
      return () => clearTimeout(gone);
    });
    $effect(() => {
      live.playback.hold('scene', this.scene !== null);
      return () => live.playback.hold('scene', false);
    });
    $effect(() => {
      const hide = () => {
        live.playback.hold('hidden', document.hidden);
        if (!document.hidden && live.queued > 0) this.since = 'away';
      };
      document.addEventListener('visibilitychange', hide);
      return () => document.removeEventListener('visibilitychange', hide);
    });
  }

  /** What others did since one's own turn, as far as it was shown, and how much there is. */
  readonly told = $derived.by((): { entries: Entry[]; total: number } => {
    const seen = this.since ? this.#seen() : undefined;
    if (!seen) return { entries: [], total: 0 };
    const { mine } = this.#live.state;
    const all = this.#live.known.seen[nameOf(seen.viewer)]?.log ?? seen.log;
    const told = sinceOwn(entries(all.slice(-LATELY), this.#module, seen.view), mine, -1);
    const last = seen.log.at(-1)?.step ?? 0;
    return { entries: told.filter(({ step }) => step <= last), total: told.length };
  });

  /** Is something shown that the person may skip? */
  get playing(): boolean {
    return this.#live.queued > 0 || this.since !== null;
  }

  /** Everything at once: to one's own turn. Scenes stay. */
  skip(): void {
    this.since = null;
    this.#live.playback.finish();
  }

  /** A scene from the log; what was shown comes back after it. */
  open(scene: SceneRef): void {
    if (this.scene && this.scene.key !== scene.key) this.waiting = [this.scene, ...this.waiting];
    this.scene = scene;
    this.again = true;
  }

  /** It has been seen; the next one, if there is one. */
  close(): void {
    const [next, ...rest] = this.waiting;
    this.scene = next ?? null;
    this.waiting = rest;
    this.again = false;
  }

  #news(seen: Seen, power: (seat: number) => Power, away: number | undefined) {
    const viewer = nameOf(seen.viewer);
    const last = seen.log.at(-1)?.step ?? -1;
    const before = this.#shown;
    this.#shown = { viewer, step: last };
    if (!before) {
      // Back at the table: what happened in between is told, if it is one's own turn now.
      if (away !== undefined && away < last && seen.choices.length) this.since = 'away';
      return;
    }
    // When the game is over everything lies open, in a log of its own: its last step is the news.
    const from = before.viewer === viewer ? before.step : last - 1;
    const fresh = seen.log.filter(({ step }) => step > from);
    if (!fresh.length) return;
    this.#scenes(seen, from);
    const told = fresh.flatMap((step) => step.told);
    if (!settings.still && seen.view) void this.#fly(told, seen.view, power);
  }

  #scenes(seen: Seen, from: number) {
    const fresh = scenesIn(seen.log.slice(-LATELY), this.#module).filter(({ to }) => to > from);
    if (!fresh.length) return;
    const [first, ...rest] = fresh;
    // A battle in the rail was heard when it began; here its plans and dice lie open.
    if (!this.scene) sound(first?.kind === 'combat' ? 'battle' : 'reveal');
    if (this.scene) this.waiting = [...this.waiting, ...fresh];
    else {
      this.scene = first ?? null;
      this.waiting = rest;
    }
  }

  /** Where that which will travel lies, before it does. */
  #remember({ log, view }: Seen) {
    const from = this.#shown?.step;
    this.#before = {};
    if (settings.still || !view || from === undefined) return;
    const told = log.slice(-LATELY).flatMap((step) => (step.step > from ? step.told : []));
    this.#before = boxes(
      told.flatMap((one) => this.#module.flights?.(one, view) ?? []).map((flight) => flight.from),
    );
  }

  async #fly(told: Told[], view: AnyView, power: (seat: number) => Power) {
    const flights = told.flatMap((one) => this.#module.flights?.(one, view) ?? []);
    if (!flights.length) return;
    const here = told.map((one) => this.#module.placeOf?.(one)).find((place) => place !== undefined);
    const before = this.#before;
    const { fly } = await import('../scenes/flights');
    requestAnimationFrame(() => fly(flights, here, power, before));
  }
}
