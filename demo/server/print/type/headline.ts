import { type Style, shape, spaceOf } from './fonts.ts';

/** Words that should not end a headline's line. */
const WEAK =
  /^(?:il|lo|la|i|gli|le|un|uno|una|di|a|da|in|con|su|per|tra|fra|e|o|ma|del|dello|della|dei|degli|delle|al|allo|alla|ai|agli|alle|dal|dallo|dalla|dai|dagli|dalle|nel|nello|nella|nei|negli|nelle|sul|sullo|sulla|sui|sugli|sulle|che|non|se|è)$/i;

/**
 * Breaks a headline or standfirst into the fewest lines, as even as possible, avoiding breaks after an article or a
 * preposition. `width` and `size` in page units. Null when a word is wider than the line. `ragged`: the last line may be
 * short.
 */
export const breakHeadline = (
  style: Style,
  size: number,
  text: string,
  width: number,
  ragged = false,
): string[] | null => {
  const words = text.split(' ').filter(Boolean);
  const measure = (width * 1000) / size;
  const space = spaceOf(style);
  const widths = words.map((word) => shape(style, word).width);
  if (widths.some((own) => own > measure)) return null;
  let greedy = 1;
  for (let line = -space, index = 0; index < words.length; index++) {
    line += space + (widths[index] ?? 0);
    if (line <= measure) continue;
    greedy++;
    line = widths[index] ?? 0;
  }
  const lineCost = (from: number, to: number): number => {
    const own = widths.slice(from, to).reduce((sum, next) => sum + next + space, -space);
    if (own > measure) return Infinity;
    const rest = (measure - own) / measure;
    const last = to === words.length;
    const weak = !last && WEAK.test(words[to - 1] ?? '') ? 0.12 : 0;
    if (ragged && last) return rest > 0.85 ? 0.3 : 0;
    return rest * rest + weak + (last && to - from === 1 && words.length > 3 && rest > 0.6 ? 0.25 : 0);
  };
  // best[n][j]: the cheapest way to set the first j words in n lines
  let best: { cost: number; cuts: number[] }[] = [{ cost: 0, cuts: [] }];
  for (let line = 0; line < greedy; line++) {
    const next: { cost: number; cuts: number[] }[] = [];
    for (let to = 1; to <= words.length; to++) {
      for (let from = to - 1; from >= 0; from--) {
        const head = best[from];
        if (!head) continue;
        const own = lineCost(from, to);
        if (own === Infinity) break;
        const cost = head.cost + own;
        if (cost < (next[to]?.cost ?? Infinity)) next[to] = { cost, cuts: [...head.cuts, to] };
      }
    }
    best = next;
  }
  const cuts = best[words.length]?.cuts;
  if (!cuts) return null;
  return cuts.map((to, index) => words.slice(cuts[index - 1] ?? 0, to).join(' '));
};
