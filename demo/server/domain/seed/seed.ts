import { join } from 'node:path';
import { dayOf } from '../../../../src/rules/text/calendar.ts';
import { ownBrandOf } from '../../base/own-brands.ts';
import { brandRecords } from '../../base/records.ts';
import type { Db, Transaction } from '../../db/db.ts';
import { openPress, type Press } from '../../print/print.ts';
import { storeOpenParts } from '../article/open-parts.ts';
import { refreshClusters } from '../press/stories/refresh-clusters.ts';
import { indexKin } from '../search/index-kin.ts';
import { DAYS } from './calendar/capacity.ts';
import { paperOf } from './calendar/paper.ts';
import { readBrandContent, readThesaurus } from './content.ts';
import { readLetters, seedLetters } from './letters.ts';
import { moveCalendar } from './move-calendar.ts';
import { peopleAreas, seedPeople } from './people/seed-people.ts';
import { seedArticlePassages } from './seed-articles.ts';
import { seedBrand } from './seed-brand.ts';
import { seedBrandRecords } from './seed-brand-records.ts';
import { seedThesaurus } from './seed-thesaurus.ts';
import { readSharedContent } from './shared-content.ts';

/** Raise it when the seeding code changes, so that existing databases are seeded again. */
const SEED_VERSION = 2;

/** Advisory lock of all servers on one database; any fixed number. */
const SEED_LOCK = 4300_02;

/** `now` in milliseconds. */
export interface SeedOptions {
  readonly contentDir: string;
  readonly now: number;
  readonly onProgress: (line: string) => void;
  /** Sets the pages; a press that refuses leaves the editions without. */
  readonly press?: Press;
}

/** The folder with a brand's content. */
const folderOf = (contentDir: string, sigla: string): string =>
  ownBrandOf(sigla)?.folder ?? join(contentDir, sigla.toLowerCase());

/** Runs `fill` unless this content was seeded before. Servers that start together run it once. */
const fillOnce = async (
  db: Db,
  scope: string,
  checksum: string,
  fill: (tx: Transaction) => Promise<void>,
): Promise<boolean> => {
  const version = `${SEED_VERSION}:${checksum}`;
  const isCurrent = async (on: Pick<Db, 'query'>): Promise<boolean> =>
    (await on.query('select from content_version where scope = $1 and checksum = $2', [scope, version])).length > 0;
  if (await isCurrent(db)) return false;
  return db.tx(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [SEED_LOCK]);
    if (await isCurrent(tx)) return false;
    await fill(tx);
    await tx.query(
      `insert into content_version (scope, checksum) values ($1, $2)
       on conflict (scope) do update set checksum = $2, filled_at = now()`,
      [scope, version],
    );
    return true;
  });
};

/**
 * Seeds the database with the brands' content that changed since the last start; readers' data stay. Returns the codes of
 * the brands with content. Throws StartError on an invalid file.
 */
export const seed = async (
  db: Db,
  { contentDir, now, onProgress, press = openPress() }: SeedOptions,
): Promise<string[]> => {
  await fillOnce(db, 'brands', JSON.stringify(brandRecords), seedBrandRecords);
  const thesaurus = await readThesaurus(join(contentDir, 'sinonimi.json'));
  await fillOnce(db, 'thesaurus', thesaurus.checksum, (tx) => seedThesaurus(tx, thesaurus.content));
  const checksums: string[] = [];
  const shared = await readSharedContent(contentDir);
  const today = dayOf(new Date(now));
  for (const [index, brand] of brandRecords.entries()) {
    const { sigla, name } = brand;
    const found = await readBrandContent(folderOf(contentDir, sigla));
    if (!found) continue;
    checksums.push(found.checksum);
    await fillOnce(db, sigla, `${found.checksum} ${shared.checksum}`, async (tx) => {
      const { stories } = found.content;
      const calendar = paperOf(stories, shared.content.wire, shared.content.serial, index);
      onProgress(`filling ${name}: ${stories.length} local stories, ${calendar.placed.length} in ${DAYS} days`);
      const pages = await seedBrand(tx, press, { brand, content: found.content, calendar, today });
      onProgress(`filled ${name}: ${pages} pages set`);
      // Frees the press's memory: its cache is useless for the next paper.
      await press.close();
    });
  }
  for (const { id, sigla } of brandRecords) {
    const letters = await readLetters(folderOf(contentDir, sigla));
    if (letters) await fillOnce(db, `letters ${sigla}`, letters.checksum, (tx) => seedLetters(tx, id, letters.content));
  }
  const days = await fillOnce(db, 'calendar', `${today} ${checksums.join()} ${shared.checksum}`, (tx) =>
    moveCalendar(tx, today),
  );
  if (days) onProgress(`${DAYS} days of papers end with ${today}`);
  // Databases of earlier versions have none.
  await fillOnce(db, 'open parts', '1', async (tx) => {
    for (const { id } of brandRecords) await storeOpenParts(tx, id);
  });
  await fillOnce(db, 'story passages', '1', async (tx) => {
    const rows = await tx.query<{ id: number }>(
      'select id from brand where not exists (select from story_total where brand_id = brand.id) order by id',
    );
    for (const { id } of rows) await seedArticlePassages(tx, id);
  });
  await fillOnce(db, 'kin', checksums.join(), indexKin);
  await fillOnce(db, 'clusters', `${checksums.join()} ${shared.checksum}`, refreshClusters);
  for (const { id, sigla } of brandRecords) {
    for (const area of peopleAreas) {
      await fillOnce(db, `people ${sigla} ${area.name}`, String(area.version), (tx) => seedPeople(tx, id, area, now));
    }
  }
  const rows = await db.query<{ sigla: string }>(
    'select sigla from brand where exists (select from faq where faq.brand_id = brand.id) order by id',
  );
  return rows.map(({ sigla }) => sigla);
};
