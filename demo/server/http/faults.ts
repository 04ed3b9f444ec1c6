import type { MiddlewareHandler } from 'hono';
import { faultHosts, type WorldSettings } from '../domain/world/settings.ts';
import { takeFault } from '../domain/world/take-fault.ts';
import type { AppContext, AppEnv } from '../http/env.ts';
import { isKnownOrigin } from '../http/known-origins.ts';
import { cut, dropAfter, hang, ownAnswer, reset, wait } from './fault-answer.ts';
import { isTrusted } from './known-origins.ts';
import type { Services } from './services.ts';

const faultHostNames: readonly string[] = faultHosts;
const networkHosts: readonly string[] = ['account', 'newsstand', 'archive'];
const isCall = (path: string): boolean => /^\/(api|v1)\/|^\/utente-rag|^\/logout$/.test(path);

/** CORS headers for an answer that no route gave. */
const share = (c: AppContext): void => {
  const { kind } = c.get('place');
  const origin = c.req.header('origin');
  if (kind === 'cdn') c.header('access-control-allow-origin', '*');
  if (kind === 'cdn' || origin === undefined) return;
  const own = kind === 'account' || kind === 'newsstand';
  if (!(own ? isTrusted(c, origin) : isKnownOrigin(origin, c.get('url')))) return;
  c.header('access-control-allow-origin', origin);
  c.header('vary', 'Origin', { append: true });
  if (own) c.header('access-control-allow-credentials', 'true');
};

/** True when the simulated network loses the call. */
const isLost = async (c: AppContext, { delayMs, loss, offline }: WorldSettings['network']): Promise<boolean> => {
  if (offline) return true;
  await wait(c, delayMs);
  return loss > 0 && Math.random() * 100 < loss;
};

/**
 * Applies the console's faults before the routes of every host. No other answers are made up; the log of calls names
 * each fault.
 */
export const faults = ({ db, world }: Services): MiddlewareHandler<AppEnv> => {
  return async (c, next) => {
    world.refresh();
    const { kind: host } = c.get('place');
    const { method, path } = c.req;
    if (method === 'OPTIONS' || !faultHostNames.includes(host)) return next();
    if (networkHosts.includes(host) && isCall(path) && (await isLost(c, world.settings.network))) {
      c.set('fault', 'network');
      return reset(c);
    }
    const fault = await takeFault(db, world.faults, { host, method, path });
    if (!fault) return next();
    c.set('fault', fault.kind);
    if (fault.kind === 'reset') return reset(c);
    if (fault.kind === 'hang') return hang(c);
    if (fault.kind !== 'drop') await wait(c, fault.delay_ms);
    const answer = ownAnswer(c, fault);
    if (answer) {
      c.res = answer;
      share(c);
      return;
    }
    await next();
    if (fault.kind === 'cut') c.res = await cut(c.res);
    if (fault.kind === 'drop') c.res = dropAfter(c.res, fault.delay_ms);
  };
};
