import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brandRecords } from './base/records.ts';
import { reasonOf, StartError } from './base/start-error.ts';
import type { Db } from './db/db.ts';
import { migrate } from './db/migrate.ts';
import { openDb, prepareDataDir } from './db/open.ts';
import { seed } from './domain/seed/seed.ts';
import { readSettings } from './settings.ts';

/** Row counts of a brand. */
export interface Counts {
  readonly sigla: string;
  readonly days: number;
  /** Full editions of at least 16 pages. */
  readonly full: number;
  /** Pages of today's paper. */
  readonly today: number;
  readonly pages: number;
  /** Fewest and most stories, and fewest instalments, of a day that is not full. */
  readonly least: number;
  readonly most: number;
  readonly instalments: number;
  readonly local: number;
  readonly wire: number;
  readonly duplicates: number;
  /** Wire stories without their credit. */
  readonly uncredited: number;
  readonly signatures: number;
  readonly specials: number;
  readonly archive: number;
  readonly passages: number;
  readonly faq: number;
  readonly offers: number;
}

const shown = 'a.brand_id = b.id and a.withdrawn_at is null';

const sql = `
select b.sigla,
  (select count(distinct day) from edition e where e.brand_id = b.id) as days,
  (select count(*) from edition e where e.brand_id = b.id and e.is_main and e.is_full
     and (select count(*) from page where page.edition_id = e.id) >= 16) as "full",
  (select count(*) from page join edition e on e.id = page.edition_id where e.brand_id = b.id and e.is_main and e.slot = 0) as today,
  (select count(*) from page join edition e on e.id = page.edition_id where e.brand_id = b.id and e.is_main) as pages,
  coalesce(small.least, 0) as least, coalesce(small.most, 0) as most, coalesce(small.instalments, 0) as instalments,
  (select count(*) from article a where ${shown} and a.source = 'local') as local,
  (select count(*) from article a where ${shown} and a.source = 'wire') as wire,
  (select count(*) from article a where ${shown}) - (select count(distinct lower(a.title)) from article a where ${shown})
    + (select count(*) from article a where ${shown}) - (select count(distinct md5(a.body)) from article a where ${shown})
    + (select count(*) from article a join archive_article o on o.brand_id = a.brand_id and o.slug = a.slug where ${shown})
    as duplicates,
  (select count(*) from article a where ${shown} and a.source = 'wire' and a.credit is distinct from 'Wikinotizie, CC BY 2.5')
    as uncredited,
  (select count(*) from signature g where g.brand_id = b.id and exists (select from article a where a.signature_id = g.id and ${shown}))
    as signatures,
  (select count(*) from section s where s.brand_id = b.id and s.kind = 'speciale'
     and exists (select from article a where a.special_id = s.id and ${shown})) as specials,
  (select count(*) from archive_article o where o.brand_id = b.id) as archive,
  (select count(*) from story_passage p where p.brand_id = b.id) as passages,
  (select count(*) from faq where faq.brand_id = b.id) as faq,
  (select count(*) from offer where offer.brand_id = b.id) as offers
from brand b left join lateral (
  select min(stories) as least, max(stories) as most, min(serial) as instalments from (
    select count(*) filter (where a.source <> 'serial') as stories, count(*) filter (where a.source = 'serial') as serial
      from edition e join article a on a.edition_id = e.id and a.withdrawn_at is null
     where e.brand_id = b.id and not e.is_full group by e.id) day
) small on true
order by b.id`;

/** The counts of each brand, ordered by id. */
export const countRows = (db: Db): Promise<Counts[]> => db.query<Counts>(sql);

/** Required content of each brand. */
const requirements: readonly { readonly text: string; readonly isMet: (counts: Counts) => boolean }[] = [
  { text: '60 days', isMet: ({ days }) => days === 60 },
  { text: 'three full editions of 16 pages or more', isMet: ({ full }) => full === 3 },
  { text: 'today’s paper is full', isMet: ({ today }) => today >= 16 },
  { text: 'two to four stories on the other days', isMet: ({ least, most }) => least >= 2 && most <= 4 },
  { text: 'an instalment of the serial every day', isMet: ({ instalments }) => instalments === 1 },
  { text: 'at least 25 local stories', isMet: ({ local }) => local >= 25 },
  { text: 'no story twice', isMet: ({ duplicates }) => duplicates === 0 },
  { text: 'the credit on every wire story', isMet: ({ uncredited }) => uncredited === 0 },
  { text: 'signatures with bylines', isMet: ({ signatures }) => signatures > 0 },
  { text: 'specials', isMet: ({ specials }) => specials > 0 },
  { text: 'an archive', isMet: ({ archive }) => archive > 0 },
  { text: 'passages to answer from', isMet: ({ passages }) => passages > 0 },
  { text: 'FAQ', isMet: ({ faq }) => faq > 0 },
  { text: 'offers', isMet: ({ offers }) => offers > 0 },
];

/** The requirements that a brand's counts do not meet. */
export const unmetRequirements = (counts: Counts): string[] =>
  requirements.filter(({ isMet }) => !isMet(counts)).map(({ text }) => text);

/** A table with a line per figure and a column per brand. */
export const tableOf = (rows: readonly Counts[]): string => {
  const { sigla: _, ...figures } = rows[0] ?? {};
  const lines = Object.keys(figures).map((name) => [name, ...rows.map((row) => String(row[name as keyof Counts]))]);
  const width = (column: number): number => Math.max(...lines.map((line) => line[column]?.length ?? 0), 5);
  return [['', ...rows.map(({ sigla }) => sigla)], ...lines]
    .map((line) =>
      line.map((cell, column) => (column === 0 ? cell.padEnd(width(0)) : cell.padStart(width(column)))).join('  '),
    )
    .join('\n');
};

const main = async (): Promise<number> => {
  const { dataDir, databaseUrl, contentDir } = readSettings(process.env);
  prepareDataDir(dataDir);
  const db = await openDb(dataDir, databaseUrl);
  try {
    await migrate(db);
    await seed(db, { contentDir, now: Date.now(), onProgress: (line) => process.stderr.write(`… ${line}\n`) });
    const rows = await countRows(db);
    process.stdout.write(`${tableOf(rows)}\n`);
    const unmet = rows.flatMap((row) => unmetRequirements(row).map((text) => `${row.sigla}: ${text}`));
    const absent = brandRecords.length - rows.length;
    if (absent > 0) unmet.push(`${absent} brands are missing`);
    process.stdout.write(
      unmet.length > 0 ? `\nunmet requirements:\n${unmet.join('\n')}\n` : '\nall requirements met\n',
    );
    return unmet.length > 0 ? 1 : 0;
  } finally {
    await db.close();
  }
};

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    process.exitCode = await main();
  } catch (error) {
    process.stderr.write(
      `${error instanceof StartError ? error.message : `The rows cannot be counted: ${reasonOf(error)}.`}\n`,
    );
    process.exitCode = 1;
  }
}
