import { join } from 'node:path';
import pino, { type Logger } from 'pino';

/** Writes one JSON line per request to `<dataDir>/server.log`. Writes are synchronous, so a killed server loses none. */
export const openLog = (dataDir: string): Logger =>
  pino(
    { base: null, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ dest: join(dataDir, 'server.log'), sync: true, append: true }),
  );
