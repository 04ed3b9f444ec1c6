import pg from 'pg';
import { reasonOf, StartError } from '../base/start-error.ts';
import type { Db, Transaction } from './db.ts';

const INT8 = 20;
const DATE = 1082;
const CONNECTIONS = 10;

const types: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') => {
    if (id === INT8) return Number;
    if (id === DATE) return (text: string) => text;
    return pg.types.getTypeParser(id, format as 'text');
  },
};

const wrap = (client: pg.Pool | pg.PoolClient): Transaction => ({
  query: async <Row>(sql: string, params: readonly unknown[] = []) =>
    (await client.query(sql, [...params])).rows as Row[],
  exec: async (sql) => {
    await client.query(sql);
  },
});

/** Opens a pool on a PostgreSQL server. Throws StartError, without the URL's password, when the server does not answer. */
export const openServer = async (url: string): Promise<Db> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: 10_000,
    types,
    // JIT-compiling a search takes ten times as long as running it.
    options: '-c jit=off',
  });
  // The pool replaces an idle connection that dies. Without a listener, the error would end the process.
  pool.on('error', () => {});
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const { host, pathname } = new URL(url);
    throw new StartError(
      `The database at ${host}${pathname} cannot be reached (${reasonOf(error)}). ` +
        'Start that PostgreSQL, correct DATABASE_URL, or unset it to use the embedded database.',
    );
  }
  return {
    ...wrap(pool),
    tx: async (work) => {
      const client = await pool.connect();
      let broken = false;
      try {
        await client.query('begin');
        const result = await work(wrap(client));
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch(() => {
          broken = true;
        });
        throw error;
      } finally {
        client.release(broken);
      }
    },
    close: () => pool.end(),
  };
};
