/** What a repository needs: one statement with `$1` parameters, its rows back. Rejects with the driver's error (`code` is the SQLSTATE). */
export interface Queryable {
  query<Row>(sql: string, params?: readonly unknown[]): Promise<Row[]>;
}

/** Inside a transaction several statements without parameters may run as one text. */
export interface Transaction extends Queryable {
  exec(sql: string): Promise<void>;
}

/**
 * The one door to the database, the same over the embedded PostgreSQL and over a server.
 * Values come back alike: bigint as number, date as `YYYY-MM-DD` text, timestamptz as Date, jsonb parsed, bytea as bytes.
 */
export interface Db extends Transaction {
  /** Runs `work` in a transaction: commits what it resolves, rolls back and rethrows what it rejects. */
  tx<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Ends all connections, or writes the embedded database's last checkpoint. */
  close(): Promise<void>;
}
