import type { Db, Transaction } from './db/db.ts';

class Undo extends Error {}

/** One after the other, however many ask at once: savepoints of one connection must not interleave. */
const queue = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work, work);
    last = next.catch(() => {});
    return next;
  };
};

/** What fails inside is taken back, so that the statements after it still run. */
const guarded = async <T>(tx: Transaction, name: string, work: () => Promise<T>): Promise<T> => {
  await tx.query(`savepoint ${name}`);
  try {
    const result = await work();
    await tx.query(`release savepoint ${name}`);
    return result;
  } catch (error) {
    await tx.query(`rollback to savepoint ${name}`);
    throw error;
  }
};

/** Lends `work` a database in which everything works and nothing stays. */
export const undone = async (db: Db, work: (db: Db) => Promise<void>): Promise<void> => {
  const run = db.tx(async (tx) => {
    const inTurn = queue();
    await work({
      query: (sql, params) => inTurn(() => guarded(tx, 'np_one', () => tx.query(sql, params))),
      exec: (sql) => inTurn(() => guarded(tx, 'np_one', () => tx.exec(sql))),
      tx: (inner) => inTurn(() => guarded(tx, 'np_tx', () => inner(tx))),
      close: async () => {},
    });
    throw new Undo();
  });
  await run.catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error;
  });
};
