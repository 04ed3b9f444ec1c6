import { LEADING, rowsFor } from '../sheet/geometry.ts';
import type { PrintArticle } from '../sheet/types.ts';
import type { Style } from '../type/fonts.ts';
import { breakHeadline } from '../type/headline.ts';
import { italianText } from '../type/italian.ts';

/** The headline scale, largest first: type size and line height in page units. */
export const LEVELS: readonly { readonly style: Style; readonly size: number; readonly line: number }[] = [
  { style: 'headLarge', size: 42, line: 43 },
  { style: 'headLarge', size: 35, line: 36.5 },
  { style: 'headMedium', size: 29, line: 30.5 },
  { style: 'headMedium', size: 24, line: 25.5 },
  { style: 'headSmall', size: 20, line: 21.5 },
  { style: 'headSmall', size: 17, line: 18.4 },
  { style: 'headSmall', size: 14.6, line: 16 },
];

/** The style of a headline level; an instalment of the serial uses italic. */
export const styleOf = (level: number, { kind }: PrintArticle): Style =>
  kind === 'serial' ? 'display' : (LEVELS[level]?.style ?? 'headSmall');

export const KICKER_SIZE = 8.6;

export interface Heading {
  readonly level: number;
  readonly lines: readonly string[];
  readonly standfirst: readonly string[];
  readonly standfirstSize: number;
  readonly standfirstLine: number;
  readonly kicker: string;
  /** Height in grid rows, with the space before the text. */
  readonly rows: number;
  /** Extra space between its parts, in page units, from rounding up to whole rows. */
  readonly spare: number;
}

const standfirstScale = (columns: number): readonly [size: number, line: number] =>
  columns >= 4 ? [14.6, 17.6] : columns === 3 ? [13, 15.8] : columns === 2 ? [11.8, 14.2] : [10.6, 12.8];

const memory = new WeakMap<PrintArticle, Map<string, Heading | null>>();

/**
 * Kicker, headline and standfirst of a story at a width (page units; `columns` of the grid) and a headline level.
 * Null when the headline does not fit. `kicker` replaces the story's own where a story continues.
 */
export const headingOf = (
  article: PrintArticle,
  level: number,
  width: number,
  columns: number,
  withStandfirst: boolean,
  kicker = article.kicker,
): Heading | null => {
  const known = memory.get(article) ?? new Map<string, Heading | null>();
  memory.set(article, known);
  const key = `${level} ${width.toFixed(1)} ${withStandfirst} ${kicker}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const scale = LEVELS[level];
  const lines = scale ? breakHeadline(styleOf(level, article), scale.size, italianText(article.title), width) : null;
  let heading: Heading | null = null;
  if (scale && lines) {
    const [standfirstSize, standfirstLine] = standfirstScale(columns);
    const text = withStandfirst && article.standfirst ? italianText(article.standfirst) : '';
    const standfirst = text ? (breakHeadline('standfirst', standfirstSize, text, width, true) ?? []) : [];
    const kickerHeight = kicker ? LEADING : 1;
    const below = standfirst.length ? 3.5 + standfirst.length * standfirstLine : 0;
    const height = kickerHeight + lines.length * scale.line + below;
    const rows = rowsFor(height + 3);
    // The space left by rounding is shared: under the kicker, above the standfirst and above the text.
    const spare = (rows * LEADING - height - 3) / (standfirst.length ? 3 : 2);
    heading = { level, lines, standfirst, standfirstSize, standfirstLine, kicker, rows, spare };
  }
  known.set(key, heading);
  return heading;
};
