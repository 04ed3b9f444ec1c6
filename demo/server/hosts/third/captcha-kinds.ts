import { z } from 'zod';
import { pageFile } from '../../../pages/assets.ts';
import { ApiError, statusText } from '../../base/api-error.ts';
import type { CaptchaStandIn } from '../../captcha/stand-in.ts';
import type { App } from '../../http/base-app.ts';
import { addScript } from './script.ts';

const withChallenge = async (path: string): Promise<string> =>
  (await pageFile('./third/captcha/challenge.js')) + (await pageFile(path));

const assessment = z.object({ event: z.object({ token: z.string(), siteKey: z.string() }) });

/** Reasons of reCAPTCHA Enterprise for the codes of the stand-in. */
const invalidReasons: Readonly<Record<string, string>> = {
  'missing-input-response': 'MALFORMED',
  'invalid-input-response': 'MALFORMED',
  'timeout-or-duplicate': 'DUPE',
};

/**
 * Stand-ins of reCAPTCHA Enterprise, hCaptcha and Turnstile: their documented scripts and verifications, with the tokens
 * of the captcha's stand-in.
 */
export const addCaptchaKinds = (app: App, captcha: CaptchaStandIn, secret: string): void => {
  addScript(app, '/recaptcha/enterprise.js', 'captcha/enterprise.js', (c) => ({ origin: c.get('url').origin }));
  for (const [path, file, vendor] of [
    ['/hcaptcha/1/api.js', 'captcha/hcaptcha.js', 'hCaptcha'],
    ['/turnstile/v0/api.js', 'captcha/turnstile.js', 'Turnstile'],
  ] as const)
    addScript(
      app,
      path,
      file,
      (c) => ({ origin: c.get('url').origin, vendor, onload: c.req.query('onload') }),
      withChallenge,
    );
  app.on('POST', ['/hcaptcha/siteverify', '/turnstile/v0/siteverify'], async (c) => {
    const form = new URLSearchParams(await c.req.text());
    c.header('cache-control', 'no-store');
    if (form.get('secret') !== secret) return c.json({ success: false, 'error-codes': ['invalid-input-secret'] });
    // Neither service rates a person; Turnstile alone knows the action.
    const { score: _, action, ...verdict } = await captcha.verify(form.get('response') ?? '');
    return c.json(c.req.path.startsWith('/turnstile') ? { ...verdict, action } : verdict);
  });
  app.post('/recaptcha/v1/projects/:project/assessments', async (c) => {
    if (c.req.header('x-goog-api-key') !== secret) throw new ApiError(403, statusText(403));
    const parsed = assessment.safeParse(await c.req.json().catch(() => null));
    if (!parsed.success) throw new ApiError(400, statusText(400));
    const { success, score, action, hostname, challenge_ts, ...rest } = await captcha.verify(parsed.data.event.token);
    const code = rest['error-codes']?.[0] ?? '';
    return c.json({
      event: parsed.data.event,
      tokenProperties: {
        valid: success,
        invalidReason: success ? 'INVALID_REASON_UNSPECIFIED' : (invalidReasons[code] ?? 'UNKNOWN_INVALID_REASON'),
        hostname,
        action,
        createTime: challenge_ts,
      },
      riskAnalysis: { score, reasons: [] },
    });
  });
};
