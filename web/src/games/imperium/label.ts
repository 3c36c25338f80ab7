/** Names broken into lines that fit a plate of stone. */

/** The width of a letter of the condensed type, as a share of its size. */
const LETTER = 0.475;
const SMALLEST = 10.5;

export interface Label {
  lines: string[];
  size: number;
}

/** A word too long for its line is broken where the translation allows it; at the smallest size, anywhere. */
function words(name: string, most: number, anywhere: boolean): string[] {
  return name.split(' ').flatMap((word) => {
    const whole = word.replaceAll('\u00ad', '');
    if (whole.length <= most) return [whole];
    if (word.includes('\u00ad')) {
      const [head = '', ...tail] = word.split('\u00ad');
      return [`${head}-`, tail.join('')];
    }
    if (!anywhere) return [whole];
    const half = Math.min(most - 1, Math.ceil(whole.length / 2));
    return [`${whole.slice(0, half)}-`, whole.slice(half)];
  });
}

export function label(name: string, width: number, size: number, most = 3): Label {
  for (let letters = size; ; letters -= 0.5) {
    const smallest = letters <= SMALLEST;
    const fit = Math.max(4, Math.floor(width / (letters * LETTER)));
    const lines: string[] = [];
    for (const word of words(name, fit, smallest)) {
      const last = lines.at(-1);
      if (last !== undefined && `${last} ${word}`.length <= fit)
        lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    const fits = lines.length <= most && lines.every((line) => line.length <= fit);
    if (fits || smallest) return { lines, size: letters };
  }
}
