import { create, type Font } from 'fontkit';
import PdfDocument from 'pdfkit';
import { instance, sans, serif, type Typeface } from './subset.ts';

/** A system font that has the metrics of a typeface while this loads. */
export interface Fallback {
  readonly family: string;
  /** Fonts with the same widths: on Windows, macOS and iOS; on Linux. */
  readonly local: readonly string[];
  readonly weights: readonly [number, number];
  /** Percentages: size-adjust, ascent-override, descent-override. */
  readonly sizeAdjust: number;
  readonly ascent: number;
  readonly descent: number;
}

interface Row {
  readonly typeface: Typeface;
  readonly family: string;
  readonly local: readonly string[];
  /** Adobe's metrics of the printer font whose widths all of `local` share. */
  readonly metrics: string;
  readonly weights: readonly [number, number];
  /** The weight that most texts of the range have. */
  readonly at: number;
}

const rows: readonly Row[] = [
  {
    typeface: sans,
    family: 'np-sans',
    local: ['Arial', 'Liberation Sans'],
    metrics: 'Helvetica',
    weights: [400, 549],
    at: 400,
  },
  {
    typeface: sans,
    family: 'np-sans',
    local: ['Arial Bold', 'Liberation Sans Bold'],
    metrics: 'Helvetica-Bold',
    weights: [550, 700],
    at: 620,
  },
  {
    typeface: serif,
    family: 'np-serif',
    local: ['Times New Roman', 'Liberation Serif'],
    metrics: 'Times-Roman',
    weights: [400, 449],
    at: 400,
  },
  {
    typeface: serif,
    family: 'np-serif',
    local: ['Times New Roman', 'Liberation Serif'],
    metrics: 'Times-Roman',
    weights: [450, 700],
    at: 525,
  },
];

/** The beginning of Pinocchio, without accents and apostrophes: how often Italian uses each letter. */
const sample =
  'Un re! diranno subito i miei piccoli lettori. No, ragazzi, avete sbagliato. Era una volta un pezzo di legno. Non era un legno di lusso, ma un semplice pezzo da catasta, di quelli che si mettono nelle stufe e nei caminetti per accendere il fuoco e per riscaldare le stanze.';

/** Width of the sample, in em. */
const widthIn = (font: Font): number => {
  const { positions } = font.layout(sample, { kern: true });
  return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / font.unitsPerEm;
};

/** Width of the sample in a printer font, in em. */
const localWidth = (name: string): number => new PdfDocument().font(name).fontSize(1).widthOfString(sample);

/** Widths add up over a line, heights do not: a tenth of a per cent, and a whole one. */
const percent = (ratio: number, steps: number): number => Math.round(ratio * 100 * steps) / steps;

/** Both typefaces' fallbacks. A browser scales the overrides by `sizeAdjust`, hence the division. */
export const fallbacks = (): Promise<readonly Fallback[]> =>
  Promise.all(
    rows.map(async ({ typeface, family, local, metrics, weights, at }) => {
      const font = create(await instance(typeface, at));
      const ratio = widthIn(font) / localWidth(metrics);
      const height = (units: number): number => percent(units / font.unitsPerEm / ratio, 1);
      const sizeAdjust = percent(ratio, 10);
      return { family, local, weights, sizeAdjust, ascent: height(font.ascent), descent: height(-font.descent) };
    }),
  );
