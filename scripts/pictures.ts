import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { Camera } from './pictures/camera.ts';
import { columnsOf, sheetPage } from './pictures/compose.ts';
import { docsPictures, type Screen, screens } from './pictures/screens.ts';
import { type Sheet, sheets } from './pictures/sheets.ts';
import { tokensBody } from './pictures/tokens.ts';

/**
 * npm run pictures: takes the pictures of docs/pictures/ anew, from a running demo world (`npm start`; PORT is its port);
 * `npm run pictures -- edicola.webp` takes those that are named.
 * `npm run pictures -- FOLDER [NAME…]` instead lays our screens beside the pictures of a folder, whose files are named
 * `<screen>-<width>[-dark].png`, and writes the sheets into .cache/pictures; names are beginnings of files. A screen
 * without a dark picture in the folder is there in the dark scheme too, on the right.
 */
const [folder, ...names] = process.argv.slice(2);
const isOfDocs = folder === undefined || folder in docsPictures;
const camera = await Camera.open(Number(process.env.PORT ?? 4300));

const gap = 24;

/** Pictures side by side, top aligned. */
const rowOf = async (pictures: readonly Buffer[]): Promise<Buffer> => {
  const sizes = await Promise.all(pictures.map((one) => sharp(one).metadata()));
  const lefts = sizes.map((_, at) => sizes.slice(0, at).reduce((sum, { width }) => sum + width + gap, 0));
  const width = (lefts.at(-1) ?? 0) + (sizes.at(-1)?.width ?? 0);
  const height = Math.max(...sizes.map((one) => one.height));
  return sharp({ create: { width, height, channels: 3, background: '#8a8479' } })
    .composite(pictures.map((input, at) => ({ input, left: lefts[at] ?? 0, top: 0 })))
    .png()
    .toBuffer();
};

/** What a picture of the folder shows. */
interface Picture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly dark: boolean;
}

const takeScreen = async (screen: Screen, { width, height, dark }: Picture): Promise<Buffer> => {
  const whole = height > 1000;
  const taken = await camera.take(screen, { width, height: whole ? 860 : height, dark, whole });
  return sharp(taken).resize({ width }).toBuffer();
};

const takeSheet = async (sheet: Sheet, { width, dark }: Picture): Promise<Buffer> => {
  const columns = [];
  for (const panes of sheet) {
    const column = [];
    for (const { title, screen, ...pane } of panes) {
      const shot = { ...pane, dark: pane.dark ?? dark, whole: false };
      const png = await camera.take(screen, shot).catch((error: unknown) => console.error(`${title}: ${error}`));
      if (png) column.push({ title, png });
    }
    columns.push(column);
  }
  return camera.print(sheetPage(columnsOf(columns), { dark }), width);
};

/** Our picture of the same screen; undefined when there is none. */
const ourPicture = async (picture: Picture): Promise<Buffer | undefined> => {
  const { name, width, dark } = picture;
  const [screen, sheet] = [screens[name], sheets[name]];
  if (screen) return takeScreen(screen, picture);
  if (sheet) return takeSheet(sheet, picture);
  if (name === '23-token') return camera.print(sheetPage(await tokensBody(camera, dark), { dark }), width);
  return undefined;
};

const takeSheets = async (from: string): Promise<void> => {
  const target = '.cache/pictures';
  mkdirSync(target, { recursive: true });
  const files = readdirSync(from);
  for (const file of files) {
    const [, name, width, dark] = /^(.+)-(\d{3,4})(-dark)?\.png$/.exec(file) ?? [];
    if (!name || (names.length > 0 && !names.some((one) => file.startsWith(one)))) continue;
    const theirs = await sharp(join(from, file)).toBuffer();
    const { height } = await sharp(theirs).metadata();
    const picture = { name, width: Number(width), height, dark: dark !== undefined };
    const isDarkToo = !picture.dark && !files.includes(file.replace('.png', '-dark.png'));
    try {
      const ours = await ourPicture(picture);
      if (!ours) throw new Error('no screen of this name');
      const darkOnes = isDarkToo ? await ourPicture({ ...picture, dark: true }) : undefined;
      writeFileSync(join(target, file), await rowOf([ours, theirs, ...(darkOnes ? [darkOnes] : [])]));
      console.log(`${target}/${file}`);
    } catch (error) {
      console.error(`${file}: ${error}`);
      process.exitCode = 1;
    }
  }
};

const takeDocsPictures = async (): Promise<void> => {
  for (const [file, { screen, width, height, dark = false }] of Object.entries(docsPictures)) {
    if (folder !== undefined && file !== folder && !names.includes(file)) continue;
    try {
      const taken = sharp(await camera.take(screen, { width, height, dark, whole: false }));
      await (file.endsWith('.jpg') ? taken.jpeg({ quality: 80 }) : taken.webp({ quality: 80 })).toFile(
        `docs/pictures/${file}`,
      );
      console.log(`docs/pictures/${file}`);
    } catch (error) {
      console.error(`${file}: ${error}`);
      process.exitCode = 1;
    }
  }
};

await (isOfDocs ? takeDocsPictures() : takeSheets(folder));
await camera.close();
