import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import pino from 'pino';
import { inject } from 'vitest';
import { createApp } from '../app.ts';
import type { Db } from '../db/db.ts';
import { openDb } from '../db/open.ts';
import { openServer } from '../db/server.ts';
import type { DemoApp } from '../http/demo-app.ts';
import type { Life } from '../http/services.ts';
import { databaseUrlOf, TEST_START } from '../vitest-setup.ts';

/** A new empty folder under the system's temporary one, and how to remove it. */
export const temporaryFolder = (): { path: string; remove: () => void } => {
  const path = mkdtempSync(join(tmpdir(), 'np-test-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};

/** The folder of the numbered migrations. */
export const migrationFiles = fileURLToPath(new URL('../db/migrations/', import.meta.url));

/** Runs something with a folder of all migrations and `extra` ones, by name: what a newer version would bring. */
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

/** Copies the template. Nobody has it open: open it with `openDb`, or start a server on it. */
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

/** A database of its own for one test file. */
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

/** A clock that stands still until a test moves it; milliseconds. */
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

/** Files of a bundle as the CDN tests expect them, or others. */
export const writeDist = (files: Readonly<Record<string, string>>): { path: string; remove: () => void } => {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries({ 'np-elements.js': 'export {};\n', ...files })) {
    mkdirSync(dirname(join(folder.path, name)), { recursive: true });
    writeFileSync(join(folder.path, name), text);
  }
  return folder;
};

/** A whole demo world in this process, over its own database, clock and log. */
export interface TestApp extends DemoApp {
  readonly db: Db;
  readonly clock: TestClock;
  /** Whether it still wants calls. */
  readonly life: Life;
  /** Absolute path of its bundle. */
  readonly dist: string;
  /** The lines logged so far, parsed. */
  readonly logged: () => Record<string, unknown>[];
  close(): Promise<void>;
}

/** Starts a demo world for one test file; close it in `afterAll`. */
export const startTestApp = async (dist: Readonly<Record<string, string>> = {}): Promise<TestApp> => {
  const { db, close } = await openTestDb();
  const clock = new TestClock();
  const bundle = writeDist(dist);
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line) => void lines.push(line) });
  const life: Life = { leaving: false };
  const app = createApp({ db, log, now: clock.now, life, dist: bundle.path, captchaSecret: 'np-demo-secret' });
  return {
    ...app,
    db,
    clock,
    life,
    dist: bundle.path,
    logged: () => lines.map((line) => JSON.parse(line)),
    close: async () => {
      await close();
      bundle.remove();
    },
  };
};

/** A JSON POST as a page of `origin` sends it. */
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

/** A fresh captcha token for a page of `origin`, from the stand-in; `score` 0 to 1. */
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
