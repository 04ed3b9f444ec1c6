import type { CaptchaAdapter } from '../adapters.ts';
import { recaptcha } from './recaptcha.ts';

/** reCAPTCHA Enterprise, with a key of the type score. */
export const enterprise = (url = 'https://www.google.com/recaptcha/enterprise.js'): CaptchaAdapter =>
  recaptcha(url, true);
