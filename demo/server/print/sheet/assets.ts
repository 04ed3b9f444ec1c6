import { readFileSync } from 'node:fs';
import { brandFile } from '../../base/own-brands.ts';
import type { Wordmark } from './types.ts';

const CONTENT = new URL('../../../content/', import.meta.url);

/** A picture as SVG markup that fills a view box. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly markup: string;
}

const pictures = new Map<string, Picture>();

/** Width and height of a JPEG, from its frame header. Source: ITU-T T.81, B.2.2. */
const jpegSize = (data: Buffer): readonly [width: number, height: number] => {
  for (let at = 2; at < data.length - 9; at += 2 + data.readUInt16BE(at + 2)) {
    const marker = data[at + 1] ?? 0;
    const frame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (frame) return [data.readUInt16BE(at + 7), data.readUInt16BE(at + 5)];
  }
  throw new Error('A JPEG without a frame header.');
};

/** The picture of this name: 'tram' is an illustration, 'pinocchio/ill16' an engraving. Cached. */
export const pictureOf = (name: string): Picture => {
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)?$/.test(name)) throw new Error(`Not the name of a picture: ${name}`);
  let picture = pictures.get(name);
  if (picture) return picture;
  if (name.includes('/')) {
    const data = readFileSync(new URL(`${name}.jpg`, CONTENT));
    const [width, height] = jpegSize(data);
    const href = `data:image/jpeg;base64,${data.toString('base64')}`;
    picture = { width, height, markup: `<image width="${width}" height="${height}" href="${href}"/>` };
  } else {
    const source = readFileSync(new URL(`illustrations/${name}.svg`, CONTENT), 'utf8');
    const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(source) ?? [];
    const markup = source.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
    picture = { width: Number(width), height: Number(height), markup };
  }
  pictures.set(name, picture);
  return picture;
};

/** A brand's wordmark, from its SVG file: the paths in its view box. */
export const readWordmark = (sigla: string): Wordmark => {
  const source = readFileSync(brandFile(sigla, 'logo'), 'utf8');
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(source) ?? [];
  const paths = [...source.matchAll(/<path([^>]*)\/?>/g)].map(([, attributes = '']) => ({
    d: /\sd="([^"]*)"/.exec(attributes)?.[1] ?? '',
    evenOdd: attributes.includes('evenodd'),
  }));
  return { width: Number(width), height: Number(height), paths };
};
