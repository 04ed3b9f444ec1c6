import type { Db, Transaction } from './db.ts';

/** Least free bytes for a write. The embedded database ends for good when its write-ahead log cannot grow. */
export const MIN_FREE_BYTES = 64 * 1024 * 1024;
/** How long a measured free space counts. */
const FRESH_MS = 1000;

const changing = /\b(?:insert|update|delete|create|alter|drop|truncate)\b/i;

/** Refuses statements that write while the disk is nearly full, as PostgreSQL does on a full one; reads go on. */
export const withRoom = (db: Db, freeBytes: () => Promise<number>): Db => {
  let measured = { at: Number.NEGATIVE_INFINITY, bytes: 0 };
  const requireRoom = async (sql: string): Promise<void> => {
    if (!changing.test(sql)) return;
    if (performance.now() - measured.at >= FRESH_MS) measured = { at: performance.now(), bytes: await freeBytes() };
    if (measured.bytes < MIN_FREE_BYTES) throw Object.assign(new Error('The disk is full'), { code: '53100' });
  };
  const guarded = (one: Transaction): Transaction => ({
    query: async (sql, params) => {
      await requireRoom(sql);
      return one.query(sql, params);
    },
    exec: async (sql) => {
      await requireRoom(sql);
      await one.exec(sql);
    },
  });
  return { ...guarded(db), tx: (work) => db.tx((tx) => work(guarded(tx))), close: db.close };
};
