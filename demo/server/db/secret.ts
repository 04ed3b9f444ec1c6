import type { Queryable } from './db.ts';

/** A value made once and stored in the database for good; all servers on it share the value. */
export const storedSecret = async (db: Queryable, name: string, make: () => string): Promise<string> => {
  const known = await db.query<{ value: string }>('select value from secret where name = $1', [name]);
  if (known[0]) return known[0].value;
  await db.query('insert into secret (name, value) values ($1, $2) on conflict (name) do nothing', [name, make()]);
  const [row] = await db.query<{ value: string }>('select value from secret where name = $1', [name]);
  if (!row) throw new Error(`The secret ${name} could not be stored`);
  return row.value;
};
