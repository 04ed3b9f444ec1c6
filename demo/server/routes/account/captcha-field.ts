import { z } from '@hono/zod-openapi';
import { CAPTCHA_FIELD } from '../../http/demand.ts';

/** The field that carries the captcha's token, to be spread into a body's fields. */
export const captchaField = {
  [CAPTCHA_FIELD]: z.string().max(4096).default('').openapi({ description: 'One-time token of the captcha' }),
} as const;
