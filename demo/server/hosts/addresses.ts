import { storyPath } from '../../pages/cms/story.ts';
import { brandOfSigla } from '../base/brands.ts';
import { brandOrigin, originOf } from '../base/hosts.ts';
import { recordOf } from '../base/records.ts';
import type { Queryable } from '../db/db.ts';
import { newestStories } from './site/stories.ts';

/** The lines printed at start: the console, the site and newest article of each brand with content, the CDN. */
export const addressTable = async (db: Queryable, port: number, siglas: readonly string[]): Promise<string> => {
  const base = { protocol: 'http:', port: String(port) };
  const lines: [string, string][] = [['QA console', originOf('localhost', base)]];
  for (const sigla of siglas) {
    const identity = brandOfSigla(sigla);
    if (!identity) continue;
    const site = brandOrigin(identity, 'site', base);
    const [newest] = await newestStories(db, identity.id, 1);
    lines.push([recordOf(identity).name, site]);
    if (newest) lines.push(['  article with the chat', `${site}${storyPath(newest)}`]);
  }
  lines.push(['Documentation', originOf('docs.localhost', base)]);
  lines.push(['CDN', `${originOf('cdn.localhost', base)}/np/`]);
  const width = Math.max(...lines.map(([name]) => name.length));
  return lines.map(([name, address]) => `${name.padEnd(width)}  ${address}`).join('\n');
};
