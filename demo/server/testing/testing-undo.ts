import type { Db, Transaction } from '../db/db.ts';

class Undo extends Error {}

/** Runs work in sequence: savepoints of one connection must not interleave. */
class Queue {
  #last: Promise<unknown> = Promise.resolve();
  #isOpen = true;

  add<T>(work: () => Promise<T>): Promise<T> {
    if (!this.#isOpen) return Promise.reject(new Error('This database is no longer available'));
    const next = this.#last.then(work);
    this.#last = next.catch(() => {});
    return next;
  }

  /** Waits for the queued work and refuses more: the connection goes to another user. */
  async close(): Promise<void> {
    this.#isOpen = false;
    await this.#last;
  }
}

/** Rolls failed work back, so that later statements still run. */
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

/** Runs `work` on a database and rolls all its changes back. */
export const undone = async (db: Db, work: (db: Db) => Promise<void>): Promise<void> => {
  const run = db.tx(async (tx) => {
    const queue = new Queue();
    const lent: Db = {
      query: (sql, params) => queue.add(() => guarded(tx, 'np_one', () => tx.query(sql, params))),
      exec: (sql) => queue.add(() => guarded(tx, 'np_one', () => tx.exec(sql))),
      tx: (inner) => queue.add(() => guarded(tx, 'np_tx', () => inner(tx))),
      close: async () => {},
    };
    await work(lent).finally(() => queue.close());
    throw new Undo();
  });
  await run.catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error;
  });
};
