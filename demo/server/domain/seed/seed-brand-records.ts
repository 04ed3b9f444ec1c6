import { brandRecords } from '../../base/records.ts';
import type { Transaction } from '../../db/db.ts';

/**
 * Writes the brands. One that has left the world keeps its row, for its readers; its code and domain are free again, and a
 * brand with that code is filled anew.
 */
export const seedBrandRecords = async (tx: Transaction): Promise<void> => {
  for (const { id, sigla, domain } of brandRecords) {
    const gone = await tx.query(
      `update brand set sigla = '~' || id, domain = '~' || id where id <> $1 and (sigla = $2 or domain = $3) returning id`,
      [id, sigla, domain],
    );
    if (gone.length > 0)
      await tx.query(`delete from content_version where $1 = any(string_to_array(scope, ' '))`, [sigla]);
  }
  for (const record of brandRecords) {
    await tx.query(
      `insert into brand (id, sigla, domain, name, config) values ($1, $2, $3, $4, $5)
       on conflict (id) do update set sigla = $2, domain = $3, name = $4, config = $5`,
      [record.id, record.sigla, record.domain, record.name, JSON.stringify(record)],
    );
  }
};
