#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { conform } from './conform/conform.ts';
import { reportOf } from './conform/report.ts';

const usage = `np-elements conform ADDRESS [--account ADDRESS] [--archive ADDRESS] [--origin ORIGIN] [--write]

  Makes the calls of the elements against a server and prints which call of which element breaks on which field.
  Exit code 0: nothing breaks. 1: something does. 2: wrong arguments.

  ADDRESS            of the newsstand's server, and of the account site's without --account
  --account ADDRESS  of the account site's server
  --archive ADDRESS  of the archive, with its path (https://archive.example/v1); without it, its calls are left out
  --origin ORIGIN    of the page that calls, such as https://www.giornale.example; without it, CORS is not tried
  --write            also makes calls that write something, and undoes it

  The environment names the reader: NP_COOKIE (a Cookie header of a signed-in browser), NP_BEARER (a token).
  Without them the calls are a visitor's, and a reader's calls must answer 401.`;

/** Prints what is wrong with the arguments, and how it goes. */
const refuse = (why: string): never => {
  console.error(`np-elements: ${why}\n\n${usage}`);
  process.exit(2);
};

/** The elements that make each call, as the package's openapi.json has them. */
const elementsByCall = (): ReadonlyMap<string, readonly string[]> => {
  const file = new URL('../openapi.json', import.meta.url);
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly paths: Readonly<
      Record<string, Readonly<Record<string, { 'x-np-call'?: string; 'x-np-elements'?: readonly string[] }>>>
    >;
  };
  return new Map(
    Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .map((call) => [call['x-np-call'] ?? '', call['x-np-elements'] ?? []]),
  );
};

const addressIn = (what: string, text: string): string => {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) refuse(`${what} ${text} is no http(s) address`);
  return text;
};

const runConform = async (
  address: string | undefined,
  options: { account?: string; archive?: string; origin?: string; write?: boolean },
): Promise<number> => {
  if (!address) return refuse('conform needs the address of a server');
  const { account = address, archive, origin, write = false } = options;
  const { NP_COOKIE: cookie, NP_BEARER: bearer } = process.env;
  // The report has what the elements would write to a browser's console.
  console.warn = () => {};
  const outcomes = await conform({
    newsstand: addressIn('the address', address),
    account: addressIn('--account', account),
    archive: archive && addressIn('--archive', archive),
    origin: origin && new URL(addressIn('--origin', origin)).origin,
    cookie,
    bearer,
    writes: write,
    fetch: (url, init) => fetch(url, init),
  });
  const elements = elementsByCall();
  console.log(reportOf(outcomes, (name) => elements.get(name) ?? []));
  return outcomes.some(({ state }) => state === 'failed') ? 1 : 0;
};

const read = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        account: { type: 'string' },
        archive: { type: 'string' },
        origin: { type: 'string' },
        write: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (cause) {
    return refuse(cause instanceof Error ? cause.message : String(cause));
  }
};

const {
  values: { help, ...options },
  positionals: [command, address],
} = read();
if (help) console.log(usage);
else if (command === 'conform') process.exitCode = await runConform(address, options);
else refuse(command ? `${command} is no command` : 'name a command');
