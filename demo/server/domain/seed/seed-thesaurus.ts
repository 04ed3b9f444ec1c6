import type { Transaction } from '../../db/db.ts';
import { stemsOf } from '../search/stems.ts';
import type { Thesaurus } from './content.ts';

/** Replaces the thesaurus, stored as stems. */
export const seedThesaurus = async (tx: Transaction, { gruppi, ignorate }: Thesaurus): Promise<void> => {
  await tx.exec('delete from synonym_group; delete from ignored_term');
  for (const [id, group] of gruppi.entries()) {
    const members = (await stemsOf(tx, group)).filter((stems) => stems.length > 0);
    await tx.query('insert into synonym_group (id, members, stems) values ($1, $2, $3)', [
      id,
      JSON.stringify(members),
      [...new Set(members.flat())],
    ]);
  }
  const [ignored = []] = await stemsOf(tx, [ignorate.join(' ')]);
  await tx.query('insert into ignored_term (term) select distinct term from unnest($1::text[]) as t (term)', [ignored]);
};
