import { z } from '@hono/zod-openapi';
import { CAPTCHA_FIELD } from '../../http/require-captcha.ts';

/** The field of the captcha's token; spread it into a body's schema. */
export const captchaField = {
  [CAPTCHA_FIELD]: z.string().max(4096).default('').openapi({ description: 'One-time token of the captcha' }),
} as const;
