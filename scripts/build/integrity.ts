import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';

/** For bundlers, whose output has other values. */
const bundled = /^(modules|peer)\//;

/** Writes dist/sri.json: the `sha384-…` value of each script and asset that a page may load. */
export const writeIntegrity = async (dist: URL): Promise<void> => {
  const names = (await readdir(dist, { recursive: true }))
    .filter((name) => /\.(js|woff2|svg)$/.test(name) && !bundled.test(name))
    .sort();
  const lines = await Promise.all(
    names.map(async (name) => {
      const digest = createHash('sha384')
        .update(await readFile(new URL(name, dist)))
        .digest('base64');
      return [name, `sha384-${digest}`] as const;
    }),
  );
  await writeFile(new URL('sri.json', dist), `${JSON.stringify(Object.fromEntries(lines), null, 2)}\n`);
};
