import { StartError } from '../base/start-error.ts';
import type { Db, Queryable, Transaction } from './db.ts';

/** A table. Tables are sorted: each follows those it refers to. */
interface Table {
  readonly name: string;
  /** Columns that are not generated. */
  readonly columns: readonly string[];
  /** Columns with a sequence. */
  readonly numbered: readonly string[];
}

/** A copied table; both databases hold the same rows. */
export interface Moved {
  readonly table: string;
  readonly rows: number;
  /** MD5 of all rows, in any order. */
  readonly fingerprint: string;
}

const ROWS_PER_BATCH = 500;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** All tables but those of one database: its schema's version, and what its processes tell a cache. */
const tablesOf = async (db: Queryable): Promise<readonly Table[]> => {
  const tables = await db.query<Table>(
    `select c.relname as name,
        json_agg(a.attname order by a.attnum) filter (where a.attgenerated = '') as columns,
        coalesce(json_agg(a.attname) filter (where pg_get_serial_sequence(c.oid::regclass::text, a.attname) is not null),
          '[]') as numbered
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and c.relname not in ('schema_migration', 'cache_in_use', 'stale_answer')
      group by c.oid, c.relname order by c.relname`,
  );
  const links = await db.query<{ name: string; needs: string }>(
    `select c.relname as name, t.relname as needs from pg_constraint f
       join pg_class c on c.oid = f.conrelid join pg_class t on t.oid = f.confrelid
      where f.contype = 'f' and f.conrelid <> f.confrelid`,
  );
  const sorted: Table[] = [];
  const rest = new Set(tables);
  while (rest.size > 0) {
    const open = new Set([...rest].map(({ name }) => name));
    const ready = [...rest].filter((table) => !links.some((l) => l.name === table.name && open.has(l.needs)));
    if (ready.length === 0)
      throw new StartError(`The tables ${[...open].join(', ')} refer to one another in a circle.`);
    for (const table of ready) rest.delete(table);
    sorted.push(...ready);
  }
  return sorted;
};

const countOf = async (db: Queryable, { name }: Table): Promise<number> =>
  (await db.query<{ n: number }>(`select count(*)::int as n from ${quoted(name)}`))[0]?.n ?? 0;

const fingerprintOf = async (db: Queryable, { name, columns }: Table): Promise<string> => {
  const row = columns.map((column) => `t.${quoted(column)}`).join(', ');
  const [found] = await db.query<{ print: string }>(
    `select md5(coalesce(string_agg(one, '' order by one), '')) as print
       from (select md5(row(${row})::text) as one from ${quoted(name)} t) rows`,
  );
  return found?.print ?? '';
};

/** The tables that hold a table's rows: its partitions, or itself. */
const holdersOf = async (db: Queryable, { name }: Table): Promise<readonly string[]> => {
  const parts = await db.query<{ part: string }>(
    'select inhrelid::regclass::text as part from pg_inherits where inhparent = $1::regclass',
    [quoted(name)],
  );
  return parts.length > 0 ? parts.map(({ part }) => part) : [quoted(name)];
};

/** Copies rows as JSON text, so that no value is converted to a JavaScript number or date. */
const copyRows = async (from: Queryable, holder: string, to: Transaction, { name, columns }: Table): Promise<void> => {
  const list = columns.map(quoted).join(', ');
  let after = '(0,0)';
  for (;;) {
    const [batch] = await from.query<{ rows: string | null; last: string | null }>(
      `select json_agg(to_jsonb(t) - 'np_place')::text as rows, max(np_place)::text as last
         from (select ${list}, ctid as np_place from ${holder} where ctid > $1::tid order by ctid limit $2) t`,
      [after, ROWS_PER_BATCH],
    );
    if (!batch?.rows || !batch.last) return;
    await to.query(
      `insert into ${quoted(name)} (${list}) overriding system value
       select ${list} from json_populate_recordset(null::${quoted(name)}, $1::json)`,
      [batch.rows],
    );
    after = batch.last;
  }
};

/**
 * Copies all rows from one database into another with the same schema, in one transaction of the target, and compares
 * the fingerprint of each table. `from` must not change meanwhile. Throws StartError, and leaves the target unchanged,
 * when the target has rows already or a table differs.
 */
export const moveDatabase = async (from: Db, to: Db): Promise<readonly Moved[]> => {
  const tables = await tablesOf(from);
  return to.tx(async (tx) => {
    for (const table of tables) {
      const rows = await countOf(tx, table);
      if (rows > 0)
        throw new StartError(`The target holds ${rows} rows in ${table.name} already. Choose an empty one.`);
    }
    await tx.exec("set local timezone to 'UTC'");
    const moved: Moved[] = [];
    for (const table of tables) {
      for (const holder of await holdersOf(from, table)) await copyRows(from, holder, tx, table);
      for (const column of table.numbered)
        await tx.query(
          `select setval(pg_get_serial_sequence($1, $2), coalesce(max(${quoted(column)}), 0) + 1, false) from ${quoted(table.name)}`,
          [quoted(table.name), column],
        );
      const [there, here] = [await fingerprintOf(from, table), await fingerprintOf(tx, table)];
      if (there !== here) throw new StartError(`${table.name} differs after the copy. Nothing was moved.`);
      moved.push({ table: table.name, rows: await countOf(tx, table), fingerprint: here });
    }
    return moved;
  });
};
