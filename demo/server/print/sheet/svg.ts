import { outlineOf, type Style, styleNames } from '../type/fonts.ts';
import { pictureOf } from './assets.ts';
import { PAPER } from './geometry.ts';
import type { Item, SetPage, TextItem } from './types.ts';

const fixed = (value: number): string => `${Math.round(value * 100) / 100}`;

const glyphName = (style: Style, glyph: number): string =>
  String.fromCharCode(97 + styleNames.indexOf(style)) + glyph.toString(36);

const svgOfText = (item: TextItem, glyphs: Map<string, string>): string => {
  const uses = item.glyphs.map((glyph, index) => {
    const name = glyphName(item.style, glyph);
    if (!glyphs.has(name)) glyphs.set(name, outlineOf(item.style, glyph));
    return glyphs.get(name) ? `<use href="#${name}" x="${item.starts[index] ?? 0}"/>` : '';
  });
  const scale = item.size / 1000;
  const place = `translate(${fixed(item.x)} ${fixed(item.y)})scale(${scale} -${scale})`;
  return `<g fill="${item.color}" transform="${place}">${uses.join('')}</g>`;
};

const svgOfItem = (item: Item, glyphs: Map<string, string>): string => {
  if (item.kind === 'text') return svgOfText(item, glyphs);
  const at = `x="${fixed(item.x)}" y="${fixed(item.y)}"`;
  if (item.kind === 'rect') {
    return `<rect ${at} width="${fixed(item.width)}" height="${fixed(item.height)}" fill="${item.color}"/>`;
  }
  if (item.kind === 'mark') {
    const place = `translate(${fixed(item.x)} ${fixed(item.y)})scale(${Math.round(item.scale * 1e4) / 1e4})`;
    const paths = item.mark.paths.map(({ d, evenOdd }) => `<path${evenOdd ? ' fill-rule="evenodd"' : ''} d="${d}"/>`);
    return `<g fill="${item.color}" transform="${place}">${paths.join('')}</g>`;
  }
  const { width, height, markup } = pictureOf(item.name);
  const frame = `${at} width="${fixed(item.width)}" height="${fixed(item.height)}"`;
  const blend = item.name.includes('/') ? ' style="mix-blend-mode:multiply"' : '';
  const fit = `viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid ${item.fit}"`;
  return `<svg ${frame} ${fit} overflow="hidden"${blend}>${markup}</svg>`;
};

/** A page as SVG with glyph outlines, so it needs no font. The same page gives the same bytes. */
export const svgOfPage = (page: SetPage): string => {
  const glyphs = new Map<string, string>();
  const items = page.items.map((item) => svgOfItem(item, glyphs)).join('\n');
  const outlines = [...glyphs].filter(([, d]) => d).map(([name, d]) => `<path id="${name}" d="${d}"/>`);
  const { width, height } = page;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<defs>${outlines.join('')}</defs>
<rect width="${width}" height="${height}" fill="${PAPER}"/>
${items}
</svg>
`;
};
