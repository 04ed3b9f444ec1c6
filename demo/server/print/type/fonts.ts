import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { sfntOfWoff2 } from './woff2.ts';

const require = createRequire(import.meta.url);
const NEWSREADER = '@fontsource-variable/newsreader/files/newsreader-';
const SCHIBSTED = '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-';

/** Font file and variation axes of each style: Newsreader for stories, Schibsted Grotesk for labels. */
const STYLES = {
  text: { file: NEWSREADER, axes: 'opsz-normal', at: { wght: 425, opsz: 12 } },
  textItalic: { file: NEWSREADER, axes: 'opsz-italic', at: { wght: 420, opsz: 10 } },
  standfirst: { file: NEWSREADER, axes: 'opsz-normal', at: { wght: 400, opsz: 15 } },
  headSmall: { file: NEWSREADER, axes: 'opsz-normal', at: { wght: 600, opsz: 20 } },
  headMedium: { file: NEWSREADER, axes: 'opsz-normal', at: { wght: 580, opsz: 32 } },
  headLarge: { file: NEWSREADER, axes: 'opsz-normal', at: { wght: 560, opsz: 48 } },
  display: { file: NEWSREADER, axes: 'opsz-italic', at: { wght: 450, opsz: 32 } },
  sans: { file: SCHIBSTED, axes: 'wght-normal', at: { wght: 430 } },
  sansBold: { file: SCHIBSTED, axes: 'wght-normal', at: { wght: 660 } },
} as const;

export type Style = keyof typeof STYLES;
export const styleNames = Object.keys(STYLES) as Style[];

/** A shaped word: its glyphs and the start of each, in thousandths of the type size. */
export interface Shaped {
  readonly glyphs: readonly number[];
  readonly starts: readonly number[];
  /** In thousandths of the type size. */
  readonly width: number;
}

/** Glyph numbers from here on belong to the Latin Extended file of the same style. */
const EXTENDED = 100_000;
const files = new Map<string, Font>();
const instances = new Map<string, Font>();
const shapes = new Map<Style, Map<string, Shaped>>();
const outlines = new Map<string, string>();

const instanceOf = (style: Style, subset: 'latin' | 'latin-ext'): Font => {
  const key = `${style} ${subset}`;
  let instance = instances.get(key);
  if (!instance) {
    const { file, axes, at } = STYLES[style];
    const name = `${file}${subset}-${axes}.woff2`;
    const font = files.get(name) ?? (create(sfntOfWoff2(readFileSync(require.resolve(name)))) as Font);
    files.set(name, font);
    instance = font.getVariation(at);
    instances.set(key, instance);
  }
  return instance;
};

const NO_LIGATURES = { liga: false, clig: false, dlig: false, kern: true };

const shapeRun = (style: Style, subset: 'latin' | 'latin-ext', text: string): Shaped => {
  const font = instanceOf(style, subset);
  const run = font.layout(text, NO_LIGATURES);
  const scale = 1000 / font.unitsPerEm;
  const starts: number[] = [];
  let x = 0;
  for (const position of run.positions) {
    starts.push(Math.round((x + position.xOffset) * scale));
    x += position.xAdvance;
  }
  const shift = subset === 'latin' ? 0 : EXTENDED;
  return { glyphs: run.glyphs.map(({ id }) => id + shift), starts, width: x * scale };
};

/** Splits a text into runs by font file, Latin or Latin Extended. A character in neither becomes '?'. */
const runsOf = (style: Style, text: string): { subset: 'latin' | 'latin-ext'; text: string }[] => {
  const runs: { subset: 'latin' | 'latin-ext'; text: string }[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const own = code < 256 || instanceOf(style, 'latin').hasGlyphForCodePoint(code);
    const extended = !own && instanceOf(style, 'latin-ext').hasGlyphForCodePoint(code);
    const subset = extended ? 'latin-ext' : 'latin';
    const shown = own || extended ? character : '?';
    const last = runs.at(-1);
    if (last?.subset === subset) last.text += shown;
    else runs.push({ subset, text: shown });
  }
  return runs;
};

/** Shapes a text without spaces: one glyph per character, kerned. Cached. */
export const shape = (style: Style, text: string): Shaped => {
  const known = shapes.get(style) ?? new Map<string, Shaped>();
  shapes.set(style, known);
  let shaped = known.get(text);
  if (shaped) return shaped;
  const glyphs: number[] = [];
  const starts: number[] = [];
  let width = 0;
  for (const run of runsOf(style, text)) {
    const own = shapeRun(style, run.subset, run.text);
    glyphs.push(...own.glyphs);
    for (const start of own.starts) starts.push(start + Math.round(width));
    width += own.width;
  }
  shaped = { glyphs, starts, width };
  if (known.size > 15_000) known.clear();
  known.set(text, shaped);
  return shaped;
};

/** Width of a text at a type size in page units, with unjustified spaces. */
export const widthOf = (style: Style, size: number, text: string): number => {
  const space = spaceOf(style);
  const parts = text.split(' ');
  return (parts.reduce((sum, part) => sum + shape(style, part).width, 0) + (parts.length - 1) * space) * (size / 1000);
};

/** Width of the word space, in thousandths of the type size. */
export const spaceOf = (style: Style): number => (style.startsWith('text') ? 235 : style === 'sans' ? 240 : 225);

/** A glyph's outline as SVG path data, 1000 units per em, y upwards. Cached. */
export const outlineOf = (style: Style, glyph: number): string => {
  const key = `${style} ${glyph}`;
  let outline = outlines.get(key);
  if (outline === undefined) {
    const font = instanceOf(style, glyph < EXTENDED ? 'latin' : 'latin-ext');
    const scale = 1000 / font.unitsPerEm;
    const path = font.getGlyph(glyph % EXTENDED).path;
    outline = path.commands
      .map(({ command, args }) => COMMANDS[command] + args.map((value) => Math.round(value * scale)).join(' '))
      .join('');
    outlines.set(key, outline);
  }
  return outline;
};

const COMMANDS: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};
