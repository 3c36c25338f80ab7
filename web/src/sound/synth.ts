/** The sounds themselves: made note by note while they are heard, so that no file is loaded and nobody's work is used. */
import type { Sound } from '../lib/sound';

let made: AudioContext | undefined;

interface Note {
  /** Seconds after the beginning. */
  at: number;
  hertz: number;
  /** Where the pitch goes while it sounds. */
  to?: number;
  lasts: number;
  loud: number;
  wave: OscillatorType;
}

const pluck = (at: number, hertz: number, loud = 0.5, lasts = 0.7): Note[] => [
  { at, hertz, lasts, loud, wave: 'triangle' },
  { at, hertz: hertz * 2, lasts: lasts / 2, loud: loud / 4, wave: 'sine' },
];
const drum = (at: number, loud: number): Note[] => [
  { at, hertz: 128, to: 46, lasts: 0.42, loud, wave: 'sine' },
  { at, hertz: 210, to: 70, lasts: 0.09, loud: loud / 3, wave: 'triangle' },
];

const NOTES: Record<Sound, Note[]> = {
  // A fourth up: it is your turn.
  turn: [...pluck(0, 440), ...pluck(0.16, 587.33)],
  battle: [...drum(0, 0.9), ...drum(0.24, 0.55), ...drum(0.36, 0.8)],
  reveal: [...pluck(0, 369.99, 0.3), ...pluck(0.09, 493.88, 0.35), ...pluck(0.18, 739.99, 0.4, 0.9)],
  end: [
    ...pluck(0, 293.66, 0.45, 1.6),
    ...pluck(0.2, 440, 0.45, 1.6),
    ...pluck(0.4, 587.33, 0.45, 1.8),
    { at: 0, hertz: 73.42, lasts: 2, loud: 0.35, wave: 'sine' },
  ],
  word: pluck(0, 659.26, 0.25, 0.25),
};

/** How loud all of it is: beside a conversation, not over it. */
const VOLUME = 0.16;

export function play(sound: Sound): void {
  made ??= new AudioContext();
  // Before the first click a browser keeps silent; what was missed is not made up for.
  if (made.state === 'suspended') void made.resume();
  const { currentTime, destination } = made;
  for (const { at, hertz, to, lasts, loud, wave } of NOTES[sound]) {
    const start = currentTime + 0.02 + at;
    const tone = new OscillatorNode(made, { type: wave, frequency: hertz });
    if (to) tone.frequency.exponentialRampToValueAtTime(to, start + lasts);
    const gain = new GainNode(made, { gain: 0 });
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loud * VOLUME, start + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    tone.connect(gain).connect(destination);
    tone.start(start);
    tone.stop(start + lasts + 0.02);
  }
}
