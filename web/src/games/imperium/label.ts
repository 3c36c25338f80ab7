/** Names broken into lines that fit a plate of stone. */

/** The width of a letter of the condensed type, as a share of its size. */
const LETTER = 0.475;
const SMALLEST = 10.5;

export interface Label {
  lines: string[];
  size: number;
}

/** A word too long for its line is broken where the translation allows it. */
function words(name: string, most: number): string[] {
  return name.split(' ').flatMap((word) => {
    const whole = word.replaceAll('\u00ad', '');
    if (whole.length <= most || !word.includes('\u00ad')) return [whole];
    const [head = '', ...tail] = word.split('\u00ad');
    return [`${head}-`, tail.join('')];
  });
}

export function label(name: string, width: number, size: number, most = 3): Label {
  for (let letters = size; ; letters -= 0.5) {
    const fit = Math.max(4, Math.floor(width / (letters * LETTER)));
    const lines: string[] = [];
    for (const word of words(name, fit)) {
      const last = lines.at(-1);
      if (last !== undefined && `${last} ${word}`.length <= fit)
        lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    const fits = lines.length <= most && lines.every((line) => line.length <= fit);
    if (fits || letters <= SMALLEST) return { lines, size: letters };
  }
}
