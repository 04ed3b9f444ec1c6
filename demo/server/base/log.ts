import { join } from 'node:path';
import pino, { type Logger } from 'pino';

/** One JSON line a request in `<dataDir>/server.log`; written at once, so that a killed server loses none. */
export const openLog = (dataDir: string): Logger =>
  pino(
    { base: null, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ dest: join(dataDir, 'server.log'), sync: true, append: true }),
  );
