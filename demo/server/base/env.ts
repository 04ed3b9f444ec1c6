import { StartError } from './start-error.ts';

/** Environment variables. */
export type Env = Readonly<Record<string, string | undefined>>;

/** An address with one of these schemes; undefined for an unset one. Throws StartError without showing it: it may hold secrets. */
export const addressIn = (env: Env, name: string, schemes: readonly string[]): string | undefined => {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  if (URL.canParse(text) && schemes.includes(new URL(text).protocol)) return text;
  throw new StartError(
    `${name} is not an address that starts with ${schemes.join('// or ')}//. Correct it or unset it.`,
  );
};

/** The value of a variable that another one requires. Throws StartError where it is missing. */
export const requiredIn = (env: Env, name: string, because: string): string => {
  const text = env[name];
  if (text) return text;
  throw new StartError(`${because} is set without ${name}. Set both or neither.`);
};

/** Whether a host name reaches this machine only. */
export const isLoopback = (hostname: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]', '::1'].includes(hostname) || hostname.endsWith('.localhost');
