import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import pino from 'pino';
import { inject } from 'vitest';
import { type AppOptions, createApp } from '../app.ts';
import type { Db } from '../db/db.ts';
import { openDb } from '../db/open.ts';
import { openServer } from '../db/server.ts';
import type { DemoApp } from '../http/demo-app.ts';
import type { Lifecycle } from '../http/services.ts';
import { databaseUrlOf, TEST_START } from '../vitest-setup.ts';

/** A new empty folder under the system's temporary one, and how to remove it. */
export const temporaryFolder = (): { path: string; remove: () => void } => {
  const path = mkdtempSync(join(tmpdir(), 'np-test-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};

/** The folder of the numbered migrations. */
export const migrationFiles = fileURLToPath(new URL('../db/migrations/', import.meta.url));

/** Runs `run` with a folder of all migrations and `extra` ones by name, as a newer version would have. */
export const withMigrations = async (
  extra: Readonly<Record<string, string>>,
  run: (folder: URL) => Promise<void>,
): Promise<void> => {
  const folder = temporaryFolder();
  cpSync(migrationFiles, folder.path, { recursive: true });
  for (const [name, sql] of Object.entries(extra)) writeFileSync(join(folder.path, name), sql);
  await run(pathToFileURL(`${folder.path}/`));
  folder.remove();
};

/** A data directory (and, on a server, a database) that holds a copy of the filled template. */
export interface TestData {
  readonly dataDir: string;
  /** Undefined for the embedded database. */
  readonly databaseUrl: string | undefined;
  remove(): Promise<void>;
}

/** Copies the template. The copy is closed: open it with `openDb`, or start a server on it. */
export const copyTestData = async (): Promise<TestData> => {
  const template = inject('npTemplate');
  const folder = temporaryFolder();
  if (template.databaseUrl === undefined) {
    cpSync(join(template.dataDir, 'postgres'), join(folder.path, 'postgres'), { recursive: true });
    return { dataDir: folder.path, databaseUrl: undefined, remove: async () => folder.remove() };
  }
  const name = `np_test_${randomUUID().replaceAll('-', '')}`;
  const admin = await openServer(template.databaseUrl);
  await admin.query(`create database ${name} template ${template.name}`);
  return {
    dataDir: folder.path,
    databaseUrl: databaseUrlOf(template.databaseUrl, name),
    remove: async () => {
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.close();
      folder.remove();
    },
  };
};

/** Opens a separate database for one test file. */
export const openTestDb = async (): Promise<{ db: Db; close: () => Promise<void> }> => {
  const data = await copyTestData();
  const db = await openDb(data.dataDir, data.databaseUrl);
  return {
    db,
    close: async () => {
      await db.close();
      await data.remove();
    },
  };
};

/** A clock in milliseconds that only `advance` moves. */
export class TestClock {
  #now: number;

  constructor(start = TEST_START) {
    this.#now = start;
  }

  readonly now = (): number => this.#now;

  advance(milliseconds: number): void {
    this.#now += milliseconds;
  }
}

/** Writes a bundle to a temporary folder: an empty np-elements.js and `files`. */
export const writeDist = (files: Readonly<Record<string, string>>): { path: string; remove: () => void } => {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries({ 'np-elements.js': 'export {};\n', ...files })) {
    mkdirSync(dirname(join(folder.path, name)), { recursive: true });
    writeFileSync(join(folder.path, name), text);
  }
  return folder;
};

/** A demo world in this process with its own database, clock and log. */
export interface TestApp extends DemoApp {
  readonly db: Db;
  readonly clock: TestClock;
  /** Set `isEnding` to test a shutdown. */
  readonly lifecycle: Lifecycle;
  /** Absolute path of its bundle. */
  readonly dist: string;
  /** The lines logged so far, parsed. */
  readonly logged: () => Record<string, unknown>[];
  close(): Promise<void>;
}

/** Starts a demo world for one test file, with these neighbours; close it in `afterAll`. */
export const startTestApp = async (
  dist: Readonly<Record<string, string>> = {},
  neighbours: Pick<AppOptions, 'identity' | 'storage' | 'stripe'> = {},
): Promise<TestApp> => {
  const { db, close } = await openTestDb();
  const clock = new TestClock();
  const bundle = writeDist(dist);
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line) => void lines.push(line) });
  const lifecycle: Lifecycle = { isEnding: false };
  const app = createApp({
    db,
    log,
    now: clock.now,
    lifecycle,
    dist: bundle.path,
    docs: bundle.path,
    captchaSecret: 'np-demo-secret',
    ...neighbours,
  });
  return {
    ...app,
    db,
    clock,
    lifecycle,
    dist: bundle.path,
    logged: () => lines.map((line) => JSON.parse(line)),
    close: async () => {
      await close();
      bundle.remove();
    },
  };
};

/** Sends a JSON POST. */
export const post = (
  app: Pick<DemoApp, 'request'>,
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> =>
  app.request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** A fresh captcha token of the stand-in for a page of `origin`. `score` is 0 to 1. */
export const captchaToken = async (app: DemoApp, origin: string, score = 0.9): Promise<string> => {
  const third = `http://third.localhost:${new URL(origin).port}`;
  const response = await app.request(`${third}/recaptcha/token`, {
    method: 'POST',
    headers: { origin, 'x-np-captcha-score': String(score) },
    body: new URLSearchParams({ k: 'np-demo', action: 'chat' }),
  });
  const { token } = (await response.json()) as { token: string };
  return token;
};
