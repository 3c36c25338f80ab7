/** The land under the board: far mesas, the Shield Wall's cliffs, dunes. Shapes only; Landscape.svelte colours them. */
import { noise } from '../../lib/noise';
import { at, line, smooth, tenth, type XY } from './lines';

export interface Dune {
  points: XY[];
  tone: 1 | 2 | 3 | 4;
  rows: number;
  gap: number;
  slips?: [x: number, y: number, w: number, h: number][];
}
export interface Land {
  width: number;
  height: number;
  horizon: number;
  sun: { at: XY; r: number };
  moon: { at: XY; r: number };
  cliff: { x: number; top: number; bottom: number };
  dunes: Dune[];
  stars: number;
  seed: number;
  towers: Tower[];
  fields: { at: XY; r: XY; seed: number; count: number }[];
  landmark?: Landmark | undefined;
}
/** What lies on the sand: shapes with their tone, how much of it, and the width of a line that is not filled. */
export interface Landmark {
  at: XY;
  layers: [d: string, tone: string, opacity?: number, line?: number][];
}
export interface Tower {
  at: XY;
  w: number;
  h: number;
  kind: 'block' | 'dome' | 'spire';
}

export const tower = (
  x: number,
  y: number,
  w: number,
  h: number,
  kind: Tower['kind'] = 'block',
): Tower => ({
  at: [x, y],
  w,
  h,
  kind,
});

const LEFT = -900;
const BEYOND = 700;

export interface Drawn {
  stars: { at: XY; r: number; o: number }[];
  mesas: string[];
  cliff: string;
  layers: { d: string; wide: number; o: number }[];
  cracks: { d: string; wide: number; o: number }[];
  glints: { d: string; wide: number }[];
  dunes: {
    d: string;
    crest: string;
    tone: number;
    top: number;
    slips: { d: string; edge: string }[];
    ripples: { d: string; wide: number; dash: string }[];
  }[];
  grains: { at: XY; r: number }[];
}

export function draw(land: Land): Drawn {
  const random = noise(land.seed);
  const right = land.width + BEYOND;
  const stars = Array.from({ length: land.stars }, () => ({
    at: [LEFT + random() * (land.width - LEFT + BEYOND), -50 + random() * land.horizon] as XY,
    r: 0.5 + random() * random() * 1.4,
    o: 0.3 + random() * 0.7,
  }));
  const mesas = (
    [
      [26, land.horizon - 14],
      [18, land.horizon + 6],
    ] as const
  ).map(([amp, base]) => {
    const points: XY[] = [[LEFT, land.horizon + 80]];
    let [x, y] = [LEFT, base];
    while (x < right) {
      const flat = 30 + random() * 90;
      const top = base - random() * amp;
      points.push([x, y], [x + 8 + random() * 10, top], [x + flat, top + random() * 4]);
      y = base + random() * 5;
      x += flat + 10 + random() * 40;
      points.push([x - 6, y]);
    }
    return `${line([...points, [right, land.horizon + 80]])}z`;
  });
  return {
    stars,
    mesas,
    ...cliff(land, right, random),
    dunes: land.dunes.map((dune) => drawDune(dune, land, right, random)),
    grains: land.fields.flatMap((field) => {
      const spread = noise(field.seed);
      return Array.from({ length: field.count }, () => {
        const [angle, far] = [spread() * Math.PI * 2, Math.sqrt(spread())];
        const [x, y] = field.at;
        return {
          at: [x + Math.cos(angle) * field.r[0] * far, y + Math.sin(angle) * field.r[1] * far] as XY,
          r: 0.8 + spread() * 1.9,
        };
      });
    }),
  };
}

function cliff(land: Land, right: number, random: () => number) {
  const { x: from, top, bottom } = land.cliff;
  const edge: XY[] = [
    [from - 60, bottom - 6],
    [from - 22, bottom - 40],
  ];
  for (let x = from; x < right;) {
    const [w, h] = [26 + random() * 46, (random() - 0.5) * 26];
    edge.push([x, top + h + random() * 10], [x + w * 0.8, top + h]);
    x += w;
  }
  const layers = Array.from({ length: 6 }, (_, k) => {
    const y = top + ((k + 1) * (bottom - top)) / 6.2;
    const points: XY[] = [];
    for (let x = from - 80; x < land.width + 200; x += 44) points.push([x, y + (random() - 0.5) * 7]);
    return { d: smooth(points), wide: 1 + random() * 2.2, o: 0.2 + random() * 0.28 };
  });
  const spot = (deep: number): XY => [
    from + random() * (land.width + 150 - from),
    top + random() * (bottom - top) * deep,
  ];
  const cracks = Array.from({ length: 46 }, () => ({
    d: `M${at(spot(0.8))}l${tenth(-2 + random() * 4)} ${tenth(14 + random() * 34)}`,
    wide: 0.8 + random() * 1.6,
    o: 0.25 + random() * 0.3,
  }));
  const glints = Array.from({ length: 30 }, () => ({
    d: `M${at(spot(0.5))}l${tenth(10 + random() * 26)} ${tenth(-2 + random() * 4)}`,
    wide: 1 + random() * 1.5,
  }));
  return {
    cliff: `${line(edge)}L${right} ${bottom + 60}L${from - 70} ${bottom + 60}z`,
    layers,
    cracks,
    glints,
  };
}

function drawDune(dune: Dune, land: Land, right: number, random: () => number): Drawn['dunes'][number] {
  const { points } = dune;
  const [first, last] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]];
  const wide: XY[] = [[LEFT, first[1] + 8], ...points, [right, last[1] + 6]];
  return {
    d: `${smooth(wide)}L${right} ${land.height + 320}L${LEFT} ${land.height + 320}z`,
    crest: smooth(points),
    tone: dune.tone,
    top: Math.min(...points.map(([, y]) => y)),
    slips: (dune.slips ?? []).map(([x, y, w, h]) => {
      const edge =
        `M${x} ${y}c${tenth(w * 0.18)} ${tenth(h * 0.3)} ${tenth(w * 0.02)} ${tenth(h * 0.66)}` +
        ` ${tenth(w * 0.3)} ${h}`;
      const back =
        `c${tenth(w * 0.3)} ${tenth(-h * 0.1)} ${tenth(w * 0.55)} ${tenth(-h * 0.42)} ${tenth(w * 0.7)}` +
        ` ${tenth(-h * 0.62)}c${tenth(-w * 0.35)} ${tenth(-h * 0.05)} ${tenth(-w * 0.75)}` +
        ` ${tenth(-h * 0.2)} ${tenth(-w)} ${tenth(-h * 0.38)}z`;
      return { d: edge + back, edge };
    }),
    ripples: Array.from({ length: dune.rows }, (_, k) => {
      const [down, turn] = [(k + 1) * dune.gap + random() * 5, random() * 6];
      const d = smooth(
        points.map(([x, y]): XY => [x, y + down + Math.sin(x / 70 + turn) * 3 + (random() - 0.5) * 5]),
      );
      const dash = [40 + random() * 150, 20 + random() * 90, 10 + random() * 60, 20 + random() * 60];
      return { d, wide: 1 + random() * 1.2, dash: dash.map(tenth).join(' ') };
    }),
  };
}
