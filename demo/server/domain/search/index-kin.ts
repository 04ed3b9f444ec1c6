import type { Transaction } from '../../db/db.ts';
import { type KinEntry, kinOf } from './kin.ts';
import { stemsOf } from './stems.ts';

const readEntries = async (tx: Transaction): Promise<KinEntry[]> => {
  const rows = await tx.query<{ id: number; brandId: number; headline: string; body: string }>(
    `select id, brand_id as "brandId", headline, body from passage where kind = 'faq' order by id`,
  );
  const heads = await stemsOf(
    tx,
    rows.map(({ headline }) => headline),
  );
  const bodies = await stemsOf(
    tx,
    rows.map(({ body }) => body),
  );
  return rows.map(({ id, brandId }, index) => ({ id, brandId, head: heads[index] ?? [], body: bodies[index] ?? [] }));
};

/** Share of the titles, with the entry's own, in which each stem occurs. */
const shares = (titles: readonly (readonly string[])[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const stem of titles.flatMap((title) => [...new Set(title)])) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return new Map([...counts].map(([stem, count]) => [stem, count / titles.length]));
};

/**
 * Indexes each FAQ also with the title words of the other papers for the same question: readers ask in as many ways as
 * the papers do. The answer stays the brand's own. Run it after all brands are indexed.
 */
export const indexKin = async (tx: Transaction): Promise<void> => {
  const entries = await readEntries(tx);
  const kin = kinOf(entries);
  const heads = new Map(entries.map(({ id, head }) => [id, head]));
  await tx.exec(`delete from posting where head = 0 and body = 0; update posting set kin = 0 where kin <> 0`);
  for (const { id, head } of entries) {
    const found = shares([head, ...(kin.get(id) ?? []).map((other) => heads.get(other) ?? [])]);
    await tx.query(
      `insert into posting (term, passage_id, head, body, kin)
       select term, $1, 0, 0, kin from unnest($2::text[], $3::real[]) as t (term, kin)
       on conflict (term, passage_id) do update set kin = excluded.kin`,
      [id, [...found.keys()], [...found.values()]],
    );
  }
  // The embedded database does not collect statistics by itself; without them a search takes four times as long.
  await tx.exec('analyze passage; analyze posting; analyze term');
};
