import type { Queryable } from '../../db/db.ts';
import type { FaultRule } from './settings.ts';

const escaped = (text: string): string => text.replace(/[.+?^$()|[\]\\]/g, '\\$&');

/** Compiles a path pattern: '*' matches anything, '{name}' one segment. */
const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${escaped(path)
      .replaceAll('*', '.*')
      .replace(/\{[^{}]*\}/g, '[^/]+')}$`,
  );

export interface Call {
  readonly host: string;
  readonly method: string;
  readonly path: string;
}

const matches = (rule: FaultRule, { host, method, path }: Call): boolean =>
  rule.active &&
  rule.host === host &&
  (rule.method === '*' || rule.method === method) &&
  patternOf(rule.path).test(path);

/** The first fault that matches the call and is not used up. Uses up one of its times. */
export const takeFault = async (db: Queryable, rules: readonly FaultRule[], call: Call): Promise<FaultRule | null> => {
  for (const rule of rules) {
    if (!matches(rule, call)) continue;
    const taken = await db.query(
      `update fault_rule set times_left = times_left - 1
        where id = $1 and active and (times_left is null or times_left > 0) returning id`,
      [rule.id],
    );
    if (taken.length > 0) return rule;
  }
  return null;
};
