import { createHash } from 'node:crypto';
import type { BrandIdentity } from '../../../../src/rules/brand/brand.ts';
import { addDays, addMonths } from '../../../../src/rules/text/calendar.ts';
import { slugOf } from '../../base/slug.ts';
import type { Transaction } from '../../db/db.ts';
import { storeOpenParts } from '../article/open-parts.ts';
import { localEditions, mainEditionOf } from '../epaper/local-editions.ts';
import type { OldStory, PlacedStory } from './calendar/paper.ts';
import type { BrandContent } from './content.ts';

/** Raise it when the page layout changes, so that browsers request new page images. */
const SETTING_VERSION = 1;

/** Writes the signatures, the sections that the stories name, and the specials. */
const seedShelves = async (
  tx: Transaction,
  brandId: number,
  { signatures, specials }: BrandContent,
  sections: readonly string[],
): Promise<void> => {
  await tx.query(
    `insert into signature (brand_id, slug, name, role, bio)
     select $1, slug, name, role, bio from jsonb_to_recordset($2::jsonb) as t (slug text, name text, role text, bio text)
     on conflict (brand_id, slug) do update set name = excluded.name, role = excluded.role, bio = excluded.bio`,
    [brandId, JSON.stringify(signatures)],
  );
  const shelves = [
    ...sections.map((title) => ({ kind: 'sezione', slug: slugOf(title), title })),
    ...specials.map(({ titolo, ...rest }) => ({ kind: 'speciale', title: titolo, ...rest })),
  ];
  await tx.query(
    `insert into section (brand_id, kind, slug, title, intro, illustration)
     select $1, kind, slug, title, intro, illustration from jsonb_to_recordset($2::jsonb)
       as t (kind text, slug text, title text, intro text, illustration text)
     on conflict (brand_id, kind, slug) do update set title = excluded.title, intro = excluded.intro,
       illustration = excluded.illustration`,
    [brandId, JSON.stringify(shelves)],
  );
};

const revisionOf = (stories: readonly PlacedStory[], places: string): string =>
  createHash('sha256')
    .update(JSON.stringify([SETTING_VERSION, stories, places]))
    .digest('base64url')
    .slice(0, 12);

/** Writes the brand's editions with a revision that changes with their stories. */
const seedEditions = async (
  tx: Transaction,
  { id: brandId, sigla }: BrandIdentity,
  slots: readonly { readonly slot: number; readonly full: boolean }[],
  placed: readonly PlacedStory[],
  today: string,
): Promise<void> => {
  const main = { title: mainEditionOf(sigla), main: true, places: '' };
  const local = (localEditions[sigla] ?? []).map((edition) => ({ ...edition, main: false }));
  const rows = slots.flatMap(({ slot, full }) =>
    (full ? [main, ...local] : [main]).map((edition) => ({
      ...edition,
      slot,
      full,
      revision: revisionOf(
        placed.filter((story) => story.slot === slot),
        edition.places,
      ),
    })),
  );
  await tx.query(
    `insert into edition (brand_id, slot, title, is_main, is_full, day, revision)
     select $1, slot, title, main, "full", $3::date - slot, revision
       from jsonb_to_recordset($2::jsonb) as t (slot int, title text, main boolean, "full" boolean, revision text)
     on conflict (brand_id, slot, title) do update set is_full = excluded.is_full, day = excluded.day,
       revision = excluded.revision`,
    [brandId, JSON.stringify(rows), today],
  );
  await tx.query('delete from page where edition_id in (select id from edition where brand_id = $1)', [brandId]);
};

const STORY_COLUMNS = `slug text, slot int, rank int, source text, source_key text, section text, special text,
  signature text, byline text, credit text, category text, kicker text, title text, summary text, body text,
  illustration text, caption text, access text`;

/** Writes the stories in their editions; a removed story is withdrawn, not deleted. */
const seedPlaced = async (tx: Transaction, brandId: number, placed: readonly PlacedStory[]): Promise<void> => {
  await tx.query(
    `insert into article (brand_id, slug, section_id, special_id, signature_id, kicker, title, summary, body,
       illustration, caption, access, published_at, edition_id, rank, source, source_key, byline, credit, category)
     select $1, t.slug, s.id, p.id, g.id, t.kicker, t.title, t.summary, t.body, t.illustration, t.caption, t.access,
         now(), e.id, t.rank, t.source, t.source_key, t.byline, t.credit, t.category
       from jsonb_to_recordset($2::jsonb) as t (${STORY_COLUMNS}, section_slug text)
       join section s on s.brand_id = $1 and s.kind = 'sezione' and s.slug = t.section_slug
       left join section p on p.brand_id = $1 and p.kind = 'speciale' and p.slug = t.special
       left join signature g on g.brand_id = $1 and g.slug = t.signature
       join edition e on e.brand_id = $1 and e.slot = t.slot and e.is_main
     on conflict (brand_id, slug) do update set section_id = excluded.section_id, special_id = excluded.special_id,
       signature_id = excluded.signature_id, kicker = excluded.kicker, title = excluded.title,
       summary = excluded.summary, body = excluded.body, illustration = excluded.illustration,
       caption = excluded.caption, access = excluded.access, edition_id = excluded.edition_id, rank = excluded.rank,
       page = null, source = excluded.source, source_key = excluded.source_key, byline = excluded.byline,
       credit = excluded.credit, category = excluded.category, withdrawn_at = null`,
    [brandId, JSON.stringify(placed.map((story) => ({ ...story, section_slug: slugOf(story.section) })))],
  );
  await tx.query(
    'update article set withdrawn_at = now() where brand_id = $1 and slug <> all($2) and withdrawn_at is null',
    [brandId, placed.map(({ slug }) => slug)],
  );
};

/** Age of the newest archived story in months, days between two stories, pages of a paper. */
const ARCHIVE_MONTHS_BACK = 24;
const ARCHIVE_STEP_DAYS = 97;
const ARCHIVE_PAGES = 24;

/** Writes the archive. A story keeps its day and page: the archive does not move with the calendar. */
const seedArchive = async (
  tx: Transaction,
  brandId: number,
  old: readonly OldStory[],
  today: string,
): Promise<void> => {
  const newest = addMonths(today, -ARCHIVE_MONTHS_BACK);
  const rows = old.map(({ place, ...story }) => ({
    ...story,
    day: addDays(newest, -place * ARCHIVE_STEP_DAYS - brandId),
    page: 1 + ((place * 7 + brandId) % ARCHIVE_PAGES),
  }));
  await tx.query(
    `insert into archive_article (brand_id, slug, section, kicker, title, summary, body, byline, credit, day, page)
     select $1, slug, section, kicker, title, summary, body, byline, credit, day, page
       from jsonb_to_recordset($2::jsonb) as t (slug text, section text, kicker text, title text, summary text,
         body text, byline text, credit text, day date, page int)
     on conflict (brand_id, slug) do update set section = excluded.section, kicker = excluded.kicker,
       title = excluded.title, summary = excluded.summary, body = excluded.body, byline = excluded.byline,
       credit = excluded.credit`,
    [brandId, JSON.stringify(rows)],
  );
  await tx.query('delete from archive_article where brand_id = $1 and slug <> all($2)', [
    brandId,
    old.map(({ slug }) => slug),
  ]);
};

/** A brand's calendar to write. */
export interface CalendarContent {
  readonly placed: readonly PlacedStory[];
  readonly old: readonly OldStory[];
  readonly slots: readonly { readonly slot: number; readonly full: boolean }[];
}

/** Replaces a brand's sections, specials, signatures, editions, stories and archive. `today`: yyyy-mm-dd in Italy. */
export const seedStories = async (
  tx: Transaction,
  brand: BrandIdentity,
  content: BrandContent,
  { placed, old, slots }: CalendarContent,
  today: string,
): Promise<void> => {
  await seedShelves(tx, brand.id, content, [...new Set(placed.map(({ section }) => section))]);
  await seedEditions(tx, brand, slots, placed, today);
  await seedPlaced(tx, brand.id, placed);
  await storeOpenParts(tx, brand.id);
  await seedArchive(tx, brand.id, old, today);
};
