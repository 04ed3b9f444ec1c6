import type { Queryable } from '../../db/db.ts';
import type { FaultRule } from './settings.ts';

const escaped = (text: string): string => text.replace(/[.+?^$()|[\]\\]/g, '\\$&');

/** A pattern as a test of paths: '*' stands for anything, '{name}' for one segment. */
const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${escaped(path)
      .replaceAll('*', '.*')
      .replace(/\{[^{}]*\}/g, '[^/]+')}$`,
  );

/** What a call is judged by. */
export interface Call {
  readonly host: string;
  readonly method: string;
  readonly path: string;
}

const isMeant = (rule: FaultRule, { host, method, path }: Call): boolean =>
  rule.active &&
  rule.host === host &&
  (rule.method === '*' || rule.method === method) &&
  patternOf(rule.path).test(path);

/** The first fault that is meant for the call and has a time left, which is used up by this. */
export const takeFault = async (db: Queryable, rules: readonly FaultRule[], call: Call): Promise<FaultRule | null> => {
  for (const rule of rules) {
    if (!isMeant(rule, call)) continue;
    const taken = await db.query(
      `update fault_rule set times_left = times_left - 1
        where id = $1 and active and (times_left is null or times_left > 0) returning id`,
      [rule.id],
    );
    if (taken.length > 0) return rule;
  }
  return null;
};
