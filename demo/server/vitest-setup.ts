import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { migrate } from './db/migrate.ts';
import { openDb } from './db/open.ts';
import { openServer } from './db/server.ts';
import { PASSWORD } from './domain/seed/people/people.ts';
import { seed } from './domain/seed/seed.ts';
import { hashPassword } from './domain/session/password.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The filled template database: a data directory, or a database of a server. */
    npTemplate: { dataDir: string; databaseUrl: string | undefined; name: string };
  }
}

/** Content for tests; the brands' own content may change at any time. */
export const fixtureContent = fileURLToPath(new URL('./testing/fixtures/content', import.meta.url));

/** Start time of the tests and of their database: 10:30 in Italy. */
export const TEST_START = Date.UTC(2025, 10, 20, 9, 30);

/** The address of another database on the same server. */
export const databaseUrlOf = (server: string, name: string): string => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

/**
 * Creates one migrated template database with the fixtures for the whole run. Each test file copies it: a folder for
 * the embedded database, or a template database on the server in DATABASE_URL.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const root = mkdtempSync(join(tmpdir(), 'np-test-'));
  const dataDir = join(root, 'template');
  mkdirSync(dataDir);
  const server = process.env.DATABASE_URL || undefined;
  const name = `np_test_${process.pid}_template`;
  const admin = server === undefined ? undefined : await openServer(server);
  await admin?.query(`create database ${name}`);
  const databaseUrl = server === undefined ? undefined : databaseUrlOf(server, name);
  const db = await openDb(dataDir, databaseUrl);
  await migrate(db);
  await seed(db, { contentDir: fixtureContent, now: TEST_START, onProgress: () => {} });
  // A thousand sign-ins would spend a third of the run on hashing.
  await db.query('update account set password_hash = $1', [await hashPassword(PASSWORD, 2 ** 5)]);
  await db.close();
  project.provide('npTemplate', { dataDir, databaseUrl: server, name });
  return async () => {
    await admin?.query(`drop database if exists ${name} with (force)`);
    await admin?.close();
    rmSync(root, { recursive: true, force: true });
  };
}
