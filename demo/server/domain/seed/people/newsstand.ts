import type { Transaction } from '../../../db/db.ts';

/** Favourites by rank in today's paper. */
const favourites: Readonly<Record<string, readonly number[]>> = {
  'digital@example.it': [0, 2, 5, 8],
  'titolare@example.it': [1, 3],
  'online@example.it': [0],
};

/** Reading positions by rank in today's paper. */
const positions: Readonly<
  Record<string, readonly { readonly rank: number; readonly position: number; readonly device: string }[]>
> = {
  'digital@example.it': [
    { rank: 0, position: 0.62, device: 'Telefono' },
    { rank: 1, position: 1, device: 'Computer' },
    { rank: 4, position: 0.18, device: 'Tablet' },
  ],
  'online@example.it': [{ rank: 3, position: 0.4, device: 'Telefono' }],
};

const HOUR = 3_600_000;

const stories =
  'select a.id from article a join edition e on e.id = a.edition_id where e.brand_id = $2 and e.slot = 0 and a.rank = $3';

/** Seeds favourites and reading positions; readers' changes stay. `now` in milliseconds. */
export const seedNewsstand = async (
  tx: Transaction,
  brandId: number,
  accounts: ReadonlyMap<string, string>,
  now: number,
): Promise<void> => {
  for (const [email, ranks] of Object.entries(favourites)) {
    if (!accounts.has(email)) continue;
    for (const [index, rank] of ranks.entries()) {
      await tx.query(
        `insert into favourite (account_id, article_id, added_at) select $1, id, $4 from (${stories}) s
         on conflict do nothing`,
        [accounts.get(email), brandId, rank, new Date(now - (index + 1) * HOUR)],
      );
    }
  }
  for (const [email, reached] of Object.entries(positions)) {
    if (!accounts.has(email)) continue;
    for (const [index, { rank, position, device }] of reached.entries()) {
      await tx.query(
        `insert into reading_position (account_id, article_id, position, at, device)
         select $1, id, $4, $5, $6 from (${stories}) s on conflict do nothing`,
        [accounts.get(email), brandId, rank, position, new Date(now - (index + 2) * HOUR), device],
      );
    }
  }
};
