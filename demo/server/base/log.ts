import { join } from 'node:path';
import pino, { type Logger } from 'pino';
import { rotatingFile } from './rotating-file.ts';

/** A day or 20 MB a file, a week in all. */
const rotation = { maxBytes: 20 * 1024 * 1024, maxAgeMs: 86_400_000, kept: 7 };

/** Writes one JSON line per request to `<dataDir>/server.log`; earlier files are server.log.1 to server.log.7. */
export const openLog = (dataDir: string): Logger =>
  pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, rotatingFile(join(dataDir, 'server.log'), rotation));
