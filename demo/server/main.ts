import { leftOut } from './base/own-brands.ts';
import { reasonOf, StartError } from './base/start-error.ts';
import { readSettings } from './settings.ts';
import { type RunningServer, startServer } from './start.ts';

/** One line for the terminal; unexpected errors appear without a stack. */
const lineOf = (error: unknown): string =>
  error instanceof StartError ? error.message : `The server cannot continue: ${reasonOf(error)}.`;

const fail = (error: unknown): never => {
  process.stderr.write(`${lineOf(error).replace(/\s*\n\s*/g, ' ')}\n`);
  process.exit(1);
};

process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);

let running: RunningServer | undefined;

/** The first signal shuts down in order. A second one, or one during the start, exits at once; the database survives it. */
const end = async (): Promise<void> => {
  const server = running;
  running = undefined;
  if (!server) process.exit(130);
  await server.stop();
  process.exit(0);
};

process.on('SIGINT', end);
process.on('SIGTERM', end);

try {
  running = await startServer(readSettings(process.env), (line) => process.stdout.write(`… ${line}\n`));
  // Again: the addresses push what was said at the beginning out of sight.
  const missing = leftOut.map(({ name, folder, reason }) => `left out: ${name} (${folder}): ${reason}.\n`).join('');
  process.stdout.write(`\n${running.addresses}\n\n${missing}ready http://localhost:${running.port}\n`);
  process.send?.({ ready: true, port: running.port });
} catch (error) {
  fail(error);
}
