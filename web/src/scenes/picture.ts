/** A picture of how a game ended, to be shared: drawn on a canvas, without anything from the page. */
import type { Power } from '../games/board';

interface Portrayed {
  title: string;
  about: string;
  ranks: { name: string; power: Power; points: number }[];
  /** By rank: the score after each round. */
  curve: number[][];
}

const WIDTH = 1200;
const HEIGHT = 630;

function portray({ title, about, ranks, curve }: Portrayed): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(`--${name}`).trim() || '#000';
  const display = style.getPropertyValue('--font-display') || 'serif';
  const text = style.getPropertyValue('--font-text') || 'sans-serif';
  const sky = pen.createLinearGradient(0, 0, 0, HEIGHT);
  sky.addColorStop(0, colour('sky-1'));
  sky.addColorStop(1, colour('sky-3'));
  pen.fillStyle = sky;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = colour('sun');
  pen.beginPath();
  pen.arc(930, 210, 130, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = colour('ink');
  pen.font = `700 54px ${display}`;
  pen.fillText(title, 48, 86, WIDTH - 96);
  pen.font = `400 26px ${text}`;
  pen.fillText(about, 48, 128, WIDTH - 96);

  const most = Math.max(1, ...ranks.map(({ points }) => points));
  ranks.forEach(({ name, power, points }, at) => {
    const y = 166 + at * 42;
    pen.fillStyle = colour(power);
    pen.fillRect(48, y, 60 + (points / most) * 420, 34);
    pen.fillStyle = colour(`on-${power}`);
    pen.font = `700 24px ${display}`;
    pen.fillText(String(points), 58, y + 26);
    pen.fillStyle = colour('ink');
    pen.font = `600 22px ${text}`;
    pen.fillText(name, 122 + (points / most) * 420, y + 25);
  });

  const high = Math.max(1, ...curve.flat());
  // The lowest lies in front.
  const order = ranks
    .map((rank, at) => ({ rank, line: curve[at] ?? [] }))
    .sort((a, b) => (b.line.at(-1) ?? 0) - (a.line.at(-1) ?? 0));
  for (const { rank, line } of order) {
    const x = (at: number) => (line.length > 1 ? (at / (line.length - 1)) * WIDTH : 0);
    const y = (value: number) => HEIGHT - 40 - (value / high) * 200;
    pen.beginPath();
    pen.moveTo(0, HEIGHT);
    line.forEach((value, at) => pen.lineTo(x(at), y(value)));
    pen.lineTo(WIDTH, HEIGHT);
    pen.closePath();
    pen.globalAlpha = 0.82;
    pen.fillStyle = colour(rank.power);
    pen.fill();
    pen.globalAlpha = 1;
    pen.strokeStyle = colour('piece-line');
    pen.lineWidth = 3;
    pen.stroke();
  }
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}

/** Hands link and picture to the system; where it takes none, saves the picture and copies the link: then true. */
export async function shareEnding(id: string, told: Portrayed): Promise<boolean> {
  const link = `${location.origin}/watch/${id}`;
  const blob = await portray(told);
  const file = blob && new File([blob], `sietch-${id}.png`, { type: 'image/png' });
  if (file && navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], url: link, title: told.title }).catch(() => undefined);
    return false;
  }
  if (file) {
    const to = document.createElement('a');
    to.href = URL.createObjectURL(file);
    to.download = file.name;
    to.click();
    setTimeout(() => URL.revokeObjectURL(to.href), 1000);
  }
  await navigator.clipboard?.writeText(link).catch(() => undefined);
  return true;
}
