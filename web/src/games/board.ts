/**
 * The seam between the shell and the board of a game.
 *
 * The shell knows the table (seats, log, undo, chat); a board knows how its game looks. A board never
 * computes a rule: it draws `view`, lets people click what `choices` offers, and asks `whyNot` for the rest.
 */
import type { Component } from 'svelte';
import type { AnyAction, AnyContents, AnyEvent, AnyOptions, AnyView } from './any';
import type { Asked } from '../lib/protocol/Asked';
import type { Choice as AnyChoice } from '../lib/protocol/Choice';
import type { Say } from '../lib/protocol/Say';
import type { SeatInfo } from '../lib/protocol/SeatInfo';
import type { Step as AnyStep } from '../lib/protocol/Step';
import type { Section } from '../lib/protocol/Section';
import type { Told as AnyTold } from '../lib/protocol/Told';
import type { Viewer } from '../lib/protocol/Viewer';

export type { Asked, Say, SeatInfo, Section, Viewer };

/** Something that may be done, in a game's own actions. */
export type Choice<Action = AnyAction> = Omit<AnyChoice, 'action'> & { action: Action };
/** Something that happened, in a game's own events. */
export type Told<Event = AnyEvent> = Omit<AnyTold, 'event'> & { event: Event };
/** A step of the log, in a game's own events. */
export type Step<Event = AnyEvent> = Omit<AnyStep, 'told'> & { told: Told<Event>[] };

/** How a choice is named where it is a button of its own (`data-choice`): there a hint is lit. */
export const choiceKey = (action: AnyAction): string => JSON.stringify(action);

/** Why something cannot be done: one sentence in the game's words, and the rule. */
export interface Refusal {
  why: Say;
  rule: string;
}

/** What a board is given. A game's board knows its own types, generated from the game; the shell, that it is one of them. */
export interface BoardProps<View = AnyView, Action = AnyAction, Event = AnyEvent> {
  /** The position; never `null` here. */
  view: View;
  /** The position as titled sections; sent only to games without a board. */
  sections: Section[];
  /** What the viewer may do now; empty for spectators, while others decide, and in a replay. */
  choices: Choice<Action>[];
  asked: Asked | null;
  viewer: Viewer;
  /** Seats that must decide now. */
  waiting: number[];
  seats: SeatInfo[];
  /** What happened last, newest at the end: what changed and may be shown by motion. */
  told: Told<Event>[];
  /** An earlier position or somebody else's game: nothing can be done, nothing is blue. */
  still: boolean;
  act(action: Action): void;
  /** `null`: it can be done. */
  whyNot(action: Action): Promise<Refusal | null>;
  say(say: Say): string;
  /** Opens the rules at this id. */
  openRule(rule: string): void;
  /** A place the log or a person points at; the board brings it into sight and lets it pulse. */
  focusPlace?: string | undefined;
}

/** One of the six powers and colours of look.md; it fixes colour, shape and pattern together. */
export type Power = 'harkonnen' | 'atreides' | 'fremen' | 'emperor' | 'guild' | 'neutral';

/** A counted thing of a seat: a glyph of the sprite, how many, and its name for readers. */
export interface Counted {
  icon: string;
  count: number;
  name: Say;
}

/** How something that happened is told beside what else happened in the same turn. */
export interface Telling {
  /** Begins a turn, or stands alone. */
  head?: boolean;
  /** Belongs to what was told before, whoever did it. */
  joins?: boolean;
  /** Told by a glyph and a number; those of one kind in a turn are added up. */
  sign?: { icon: string; count: number };
  /** Told only to whoever opens the turn. */
  quiet?: boolean;
  /** Stands above what follows: a round, or a part of one. */
  heading?: 'round' | 'part';
}

/** Something that goes from one place of the screen to another: `place …` of the board, or `seat …`. */
export interface Flight {
  from: string;
  to: string;
  /** A glyph with its number, or a piece of this seat. */
  icon?: string;
  count?: number;
  seat?: number;
}

/** A scene that stays until it has been seen: what led to it, what came of it, and what was told meanwhile. */
export interface SceneProps<View = AnyView, Event = AnyEvent> {
  kind: string;
  before: View;
  after: View;
  told: Told<Event>[];
  viewer: Viewer;
  seats: SeatInfo[];
  /** The seat's name, short. */
  nameOf(seat: number): string;
  power(seat: number): Power;
  say(say: Say): string;
}

/**
 * A component that the shell gives what its own game sent. Its props are compared as those of a method are, so that the
 * component of one game is one of the shell's, which knows only that it is given one of the games' views.
 */
export type Drawn<Props extends object> = {
  draw(...given: Parameters<Component<Props>>): ReturnType<Component<Props>>;
}['draw'];

/** What is loaded only when it is needed. */
export interface SceneMark {
  begins?: boolean;
  ends?: string;
  begun?: boolean;
  where?: Say;
  /** Who came to which place, or how strong they were: the line it is folded to. */
  row?: Standing[];
}

export interface Standing {
  seat: number;
  place?: number;
  strength?: number;
}

export interface Extras<View = AnyView, Event = AnyEvent> {
  /** What the position means for a seat, in at most two lines. */
  forYou?(view: View, seat: number, say: (say: Say) => string): { icon: string; text: string }[];
  Scene?: Drawn<SceneProps<View, Event>>;
  /** How the game is told when it is over. */
  ending?: {
    /** What the curve shows of a seat. */
    score(view: View, seat: number): number;
    /** The points in the end as courses of a stele, from the ground up. */
    courses(steps: readonly Step<Event>[], view: View, seat: number, say: (say: Say) => string): Course[];
    begins(told: Told<Event>): boolean;
    /** Of a `loss` nobody has the best. */
    figures(
      steps: readonly Step<Event>[],
      view: View,
      seats: number,
    ): { icon: string; name: string; values: number[]; loss?: boolean }[];
    /** Who held what at the end of each round. */
    holds?(
      steps: readonly Step<Event>[],
      view: View,
      say: (say: Say) => string,
    ): { name: string; holders: (number | undefined)[] }[];
    /** A message of the scenes: what the curve is about. */
    curve: string;
    /** What other games call a round is a turn here. */
    turns?: boolean;
    /** Seats that share one score, one of each is told. */
    seats?(view: View): number[];
  };
}

/** A table that is set up and not played at. */
export interface SetUpProps<View = AnyView> {
  /** What lies there before the first decision; what chance decides is not to be shown. */
  view: View;
  /** Is every seat's side certain? */
  sure: boolean;
  /** A position of a game that is played: nothing of it is left to chance any more. */
  played?: boolean;
  say(say: Say): string;
}

/** A course of a stele: how much it counts, what it is, and the step it came in. */
export interface Course {
  icon: string;
  value: number;
  name?: string;
  step?: number;
  /** Built of stone, as a place is. */
  stone?: boolean;
  /** Its value stands beside its name. */
  told?: boolean;
}

/** A game's board and what it knows of its game. What is handed to it is of its game: `boardOf` pairs the two. */
export interface GameModule<
  View = AnyView,
  Action = AnyAction,
  Event = AnyEvent,
  Contents = AnyContents,
  Options = AnyOptions,
> {
  /** The boxes a table with these options is played from; all of them if left out. */
  boxes?(options: Options): string[];
  /** The board a table with these options is played on; what has the same one can be shown beside it. One for all if left out. */
  ground?(options: Options): string;
  /** Takes what is in the boxes; called before anything of the game is shown. */
  load?(boxes: Contents[], options: Options): void | Promise<void>;
  Board: Drawn<BoardProps<View, Action, Event>>;
  /** The board when the table is set up, to look at: how wide it is for its height. */
  setUp?: {
    wide: number;
    round?: boolean;
    load(): Promise<Drawn<SetUpProps<View>>>;
    /** What lies beside the board and belongs to a position: cards in play, dice. */
    held?(): Promise<Drawn<SetUpProps<View>>>;
    /** Where the pieces of a position stand, as parts of the board's width and height. */
    pieces?(view: View): readonly (readonly [x: number, y: number])[];
  };
  /** How high the dock is, on a desk and on a phone: always the same, so that the board never moves. */
  dock?: { desk: number; phone: number };
  /** The viewer's own hand, shown in the dock. */
  Hand?: Drawn<BoardProps<View, Action, Event>>;
  /**
   * Choices the board or the hand offers itself. The tray leaves them out; the list for screen readers
   * and the keyboard keeps them.
   */
  onBoard?(choice: Choice<Action>, view: View): boolean;
  /**
   * A scene that takes the rail while it lasts (a battle, an auction): from the place it concerns, 560 px
   * wide on a desktop and a sheet over the lower part of a phone's screen.
   */
  Scene?: Drawn<BoardProps<View, Action, Event>>;
  inScene?(view: View, viewer: Viewer): boolean;
  /** Shown in the rail between the seats and the log; left out on small screens and while a scene is open. */
  Side?: Drawn<BoardProps<View, Action, Event>>;
  /** The choice that ends one's turn or part of a phase: shown as a button of its own, key `E`. */
  isEnd?(choice: Choice<Action>): boolean;
  /**
   * The choice that lets a repeated, mostly idle question go by (a pause in which cards may be played). The shell
   * then lets every such pause pass by itself after the same time; without it, it does not.
   */
  isPass?(choice: Choice<Action>, view: View): boolean;
  /**
   * The likely answer to a question on the way to the board: it is taken without asking, and the others stay to be
   * chosen instead. Only what can be taken back, and only by what everybody knows.
   */
  obvious?(choices: readonly Choice<Action>[], view: View): Choice<Action> | undefined;
  /** Colour, shape and pattern of a seat; by seat number if left out. */
  power?(view: View, seat: number): Power;
  /** The number inside the crest. */
  points?(view: View, seat: number): number | undefined;
  /** What a seat has in the open, in fixed order. */
  purse?(view: View, seat: number): Counted[];
  /** The round, and the phases as a path with the current one marked. */
  path?(view: View): { round: Say; phases: { say: Say; now: boolean }[] };
  /** The place an entry of the log is about, as `focusPlace` names it. */
  placeOf?(told: Told<Event>): string | undefined;
  /**
   * The places of the board a choice is about, as its elements name them (`data-spot`, `data-place`), the nearest
   * first: where a hint is lit and a review points.
   */
  placesOf?(choice: Choice<Action>, view: View): string[];
  /** How an entry of the log is told; without it every entry stands alone. */
  telling?(told: Told<Event>): Telling;
  /**
   * Where a scene that is shown afterwards begins and ends: `ends` is its kind; `begun` if it ends only what has
   * begun, `where` the place it is about, told by then.
   */
  sceneAt?(told: Told<Event>): SceneMark | undefined;
  /** Do scenes cover the board, or stand in the rail beside it? */
  scenesOver?: 'board' | 'rail';
  /** On a desk the board has the full height, and what is asked lies in the rail. */
  wide?: boolean;
  extras?(): Promise<Extras<View, Event>>;
  /** What travels when this happens, cause before effect. */
  flights?(told: Told<Event>, view: View): Flight[];
  /** The seat an entry of the log is about. */
  seatOf?(told: Told<Event>, view: View): number | undefined;
}
