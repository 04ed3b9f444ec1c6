import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { Camera } from './pictures/camera.ts';
import { docsPictures, screens } from './pictures/screens.ts';

/**
 * npm run pictures: takes the pictures of docs/pictures/ anew, from a running demo world (`npm start`; PORT is its port).
 * `npm run pictures -- FOLDER [NAME…]` instead lays our screens beside the pictures of a folder, whose files are named
 * `<screen>-<width>[-dark].png`, and writes the sheets into .cache/pictures; names are beginnings of files.
 */
const [folder, ...names] = process.argv.slice(2);
const camera = await Camera.open(Number(process.env.PORT ?? 4300));

const gap = 24;

/** Two pictures side by side, top aligned. */
const sheetOf = async (left: Buffer, right: Buffer): Promise<Buffer> => {
  const [one, other] = [await sharp(left).metadata(), await sharp(right).metadata()];
  const [width, height] = [one.width + gap + other.width, Math.max(one.height, other.height)];
  return sharp({ create: { width, height, channels: 3, background: '#8a8479' } })
    .composite([
      { input: left, left: 0, top: 0 },
      { input: right, left: one.width + gap, top: 0 },
    ])
    .png()
    .toBuffer();
};

const takeSheets = async (from: string): Promise<void> => {
  const target = '.cache/pictures';
  mkdirSync(target, { recursive: true });
  for (const file of readdirSync(from)) {
    const [, name = '', width, dark] = /^(.+)-(\d{3,4})(-dark)?\.png$/.exec(file) ?? [];
    const screen = screens[name];
    if (!screen || (names.length > 0 && !names.some((one) => file.startsWith(one)))) continue;
    const theirs = await sharp(join(from, file)).toBuffer();
    const { height } = await sharp(theirs).metadata();
    const whole = height > 1000;
    const shot = { width: Number(width), height: whole ? 860 : height, dark: dark !== undefined, whole };
    const taken = await camera.take(screen, shot).catch((error: unknown) => console.error(`${file}: ${error}`));
    if (!taken) continue;
    const ours = await sharp(taken).resize({ width: shot.width }).toBuffer();
    writeFileSync(join(target, file), await sheetOf(ours, theirs));
    console.log(`${target}/${file}`);
  }
};

const takeDocsPictures = async (): Promise<void> => {
  for (const [file, { screen, width, height, dark = false }] of Object.entries(docsPictures)) {
    const taken = sharp(await camera.take(screen, { width, height, dark, whole: false }));
    await (file.endsWith('.jpg') ? taken.jpeg({ quality: 80 }) : taken.webp({ quality: 80 })).toFile(
      `docs/pictures/${file}`,
    );
    console.log(`docs/pictures/${file}`);
  }
};

await (folder === undefined ? takeDocsPictures() : takeSheets(folder));
await camera.close();
