import { holdCaptcha } from '../../platform/services/captcha.ts';
import { addressOf, captchaSiteId } from '../brand/origins.ts';

/** Keeps a captcha token ready while a chat or form is open. Ends with `signal`. */
export const readyCaptcha = (action: string, signal: AbortSignal): void => {
  if (signal.aborted) return;
  signal.addEventListener('abort', holdCaptcha(addressOf('captchaUrl'), captchaSiteId(), action), { once: true });
};
