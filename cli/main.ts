#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { conform } from './conform/conform.ts';
import { reportOf } from './conform/report.ts';
import { elementsByCall, readContract } from './contract.ts';
import { resolveLocalhost } from './localhost.ts';
import { addressOf, mockServer, wrongPassword } from './mock/server.ts';
import { usage } from './usage.ts';

/** Says what is wrong with the arguments, and how the command is called. */
class UsageError extends Error {}

const contract = () => readContract(new URL('../openapi.json', import.meta.url));

const addressIn = (what: string, text: string): string => {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new UsageError(`${what} ${text} is not an http(s) address`);
  return text;
};
const originIn = (text: string): string => new URL(addressIn('--origin', text)).origin;

interface Options {
  readonly account?: string | undefined;
  readonly archive?: string | undefined;
  readonly origin?: string[] | undefined;
  readonly port?: string | undefined;
  readonly write?: boolean | undefined;
}

const runConform = async (address: string | undefined, { account, archive, origin, write }: Options): Promise<void> => {
  if (!address) throw new UsageError('conform needs the address of a server');
  const { NP_COOKIE: cookie, NP_BEARER: bearer } = process.env;
  // The report has what the elements would write to a browser's console.
  console.warn = () => {};
  resolveLocalhost();
  const outcomes = await conform({
    newsstand: addressIn('the address', address),
    account: addressIn('--account', account ?? address),
    archive: archive && addressIn('--archive', archive),
    origin: origin?.[0] && originIn(origin[0]),
    cookie,
    bearer,
    writes: write === true,
    fetch: (url, init) => fetch(url, init),
  });
  const elements = elementsByCall(contract());
  console.log(reportOf(outcomes, (name) => elements.get(name) ?? []));
  if (outcomes.some(({ state }) => state === 'failed')) process.exitCode = 1;
};

const runMock = ({ port = '4010', origin = [] }: Options): void => {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) throw new UsageError(`--port ${port} is not a port`);
  const document = contract();
  const server = mockServer({ contract: document, origins: origin.map(originIn) });
  server.on('error', (cause) => {
    console.error(`np-elements: ${cause.message}`);
    process.exitCode = 1;
  });
  // Loopback only: it signs everybody in.
  server.listen(Number(port), 'localhost', () => {
    const address = addressOf(server);
    const count = Object.values(document.paths).flatMap((methods) => Object.keys(methods)).length;
    console.log(
      [
        `The contract of np-elements ${document.info.version} at ${address}: ${count} calls, answered with examples.`,
        `Pages that may call: ${origin.length > 0 ? origin.join(', ') : 'all'}.`,
        `np.configure({ newsstand: '${address}', account: '${address}', archive: '${address}/v1' });`,
        `Sign in with any name and password; ${wrongPassword} is refused. ${address}/sso/request-login signs in at once.`,
      ].join('\n'),
    );
  });
};

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      account: { type: 'string' },
      archive: { type: 'string' },
      origin: { type: 'string', multiple: true },
      port: { type: 'string' },
      write: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [command, address] = positionals;
  if (values.help) console.log(usage);
  else if (command === 'conform') await runConform(address, values);
  else if (command === 'mock') runMock(values);
  else throw new UsageError(command ? `unknown command ${command}` : 'name a command');
} catch (cause) {
  const isUsage = cause instanceof UsageError || (cause instanceof TypeError && 'code' in cause);
  if (!isUsage) throw cause;
  console.error(`np-elements: ${cause.message}\n\n${usage}`);
  process.exitCode = 2;
}
