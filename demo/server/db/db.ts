/** Runs one statement with `$1` parameters. Rejects with the driver's error (`code` is the SQLSTATE). */
export interface Queryable {
  query<Row>(sql: string, params?: readonly unknown[]): Promise<Row[]>;
}

/** `exec` runs several statements without parameters. */
export interface Transaction extends Queryable {
  exec(sql: string): Promise<void>;
}

/**
 * Access to the database, the same for the embedded PostgreSQL and for a server.
 * Both return the same types: bigint as number, date as `YYYY-MM-DD` text, timestamptz as Date, jsonb parsed, bytea as bytes.
 */
export interface Db extends Transaction {
  /** Runs `work` in a transaction: commits when it resolves, rolls back and rethrows when it rejects. */
  tx<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Closes all connections, or writes the embedded database's last checkpoint. */
  close(): Promise<void>;
}
