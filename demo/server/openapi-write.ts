import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import type { Db } from './db/db.ts';
import { CallLog } from './domain/world/call-log.ts';
import { ReportLog } from './domain/world/report-log.ts';
import { createWorld } from './domain/world/world.ts';
import type { Services } from './http/services.ts';
import { openApiDocument } from './routes/openapi.ts';

const closed = (): Promise<never> => Promise.reject(new Error('The document needs no database'));
const noDb: Db = { query: closed, exec: closed, tx: closed, close: async () => {} };

/** Services for listing routes; calling them fails. */
export const documentServices = (): Services => ({
  db: noDb,
  log: pino({ level: 'silent' }),
  now: Date.now,
  world: createWorld(noDb, Date.now),
  calls: new CallLog(),
  reports: new ReportLog(),
  mailBase: { protocol: 'http:', port: '' },
  origins: [],
  verifyCaptcha: closed,
  providersOf: () => undefined,
  pageImages: { get: closed },
  paperOfDay: { publish: closed },
  dist: '',
  docs: '',
});

/** The text of openapi.json, from the routes in the code. */
export const openApiText = (): string => `${JSON.stringify(openApiDocument(documentServices()), null, 2)}\n`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(new URL('./openapi.json', import.meta.url), openApiText());
}
