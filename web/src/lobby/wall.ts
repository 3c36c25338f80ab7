/** The wall behind the lobby: beds of stone and the cracks in them. */
import { noise } from '../lib/noise';

const draw = noise(3);
const line = (points: [number, number][]) =>
  'M' + points.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`).join('L');

function bed(y: number, height: number) {
  const top: [number, number][] = [];
  for (let x = -60; x <= 1660; x += 90 + draw() * 120) {
    const step = (draw() - 0.5) * 15;
    top.push([x, y + step], [x + 70 + draw() * 20, y + step + (draw() - 0.5) * 3]);
  }
  const bottom: [number, number][] = [];
  for (let x = 1660; x >= -60; x -= 120 + draw() * 90) bottom.push([x, y + height + (draw() - 0.5) * 8]);
  return { ledge: line(top), body: `${line([...top, ...bottom])}z` };
}

export const beds = (() => {
  const made = [];
  for (let y = -14; y < 556;) {
    const height = 34 + draw() * 52;
    made.push(bed(y, height));
    y += height;
  }
  return made;
})();

export const cracks = Array.from({ length: 34 }, () => {
  let [x, y] = [draw() * 1600, draw() * 480];
  const points: [number, number][] = [[x, y]];
  for (let n = 0; n < 4; n++) {
    x += (draw() - 0.5) * 26;
    y += 10 + draw() * 22;
    points.push([x, y]);
  }
  return line(points);
}).join('');
