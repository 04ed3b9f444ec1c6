import { z } from 'zod';
import { ApiError, statusText } from '../../base/api-error.ts';
import type { CaptchaStandIn } from '../../captcha/stand-in.ts';
import type { CaptchaVerdict } from '../../captcha/verify.ts';
import type { App } from '../../http/base-app.ts';
import type { AppContext } from '../../http/env.ts';
import { isKnownOrigin } from '../../http/known-origins.ts';

/** The script of the stand-in. Defines `grecaptcha` only; writes no markup and evaluates no text. */
const script = (origin: string): string => `(() => {
  const origin = ${JSON.stringify(origin)};
  const execute = async (siteKey, { action = '' } = {}) => {
    const body = new URLSearchParams({ k: siteKey, action });
    const response = await fetch(origin + '/recaptcha/token', { method: 'POST', body });
    if (!response.ok) throw new Error('grecaptcha: no token, status ' + response.status);
    return (await response.json()).token;
  };
  const ready = (callback) => queueMicrotask(callback);
  Object.defineProperty(globalThis, 'grecaptcha', { value: Object.freeze({ ready, execute }), configurable: true });
})();
`;

const tokenRequest = z.object({ k: z.string().regex(/^[\w-]{1,100}$/), action: z.string().regex(/^[\w/]{0,100}$/) });
const DEFAULT_SCORE = 0.9;

/** The page's origin, which must belong to the demo world or to NP_ORIGINS. */
const knownOrigin = (c: AppContext): string => {
  const origin = c.req.header('origin') ?? '';
  const known = isKnownOrigin(origin, c.get('url')) || c.get('origins').includes(origin);
  if (!known) throw new ApiError(403, statusText(403), { code: 'ERR_ORIGIN' });
  return origin;
};

/** Tests lower the score with this header to provoke a refusal. */
const scoreOf = (c: AppContext): number => {
  const requested = Number(c.req.header('x-np-captcha-score') ?? DEFAULT_SCORE);
  return requested >= 0 && requested <= 1 ? requested : DEFAULT_SCORE;
};

const missing = (code: string): CaptchaVerdict => ({ success: false, 'error-codes': [code] });

/** The captcha's script and calls. Verifiers must send `secret`. */
export const addCaptcha = (app: App, captcha: CaptchaStandIn, secret: string): void => {
  app.get('/recaptcha/api.js', (c) =>
    c.body(script(c.get('url').origin), 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'cross-origin',
    }),
  );
  app.on('OPTIONS', '/recaptcha/token', (c) =>
    c.body(null, 204, {
      'access-control-allow-origin': knownOrigin(c),
      'access-control-allow-headers': 'x-np-captcha-score',
      vary: 'Origin',
    }),
  );
  app.post('/recaptcha/token', async (c) => {
    const origin = knownOrigin(c);
    c.header('access-control-allow-origin', origin);
    c.header('vary', 'Origin');
    c.header('cache-control', 'no-store');
    const parsed = tokenRequest.safeParse(Object.fromEntries(new URLSearchParams(await c.req.text())));
    if (!parsed.success) throw new ApiError(400, statusText(400), { code: 'invalid-site-key' });
    const { action } = parsed.data;
    return c.json({ token: await captcha.issue({ action, host: new URL(origin).hostname, score: scoreOf(c) }) });
  });
  app.post('/recaptcha/api/siteverify', async (c) => {
    const form = new URLSearchParams(await c.req.text());
    c.header('cache-control', 'no-store');
    if (form.get('secret') === null) return c.json(missing('missing-input-secret'));
    if (form.get('secret') !== secret) return c.json(missing('invalid-input-secret'));
    return c.json(await captcha.verify(form.get('response') ?? ''));
  });
};
