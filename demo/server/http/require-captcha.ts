import { ApiError } from '../base/api-error.ts';
import { trustedOrigins } from '../base/hosts.ts';
import { type CaptchaVerdict, isAccepted } from '../captcha/verify.ts';
import type { AppContext } from '../http/env.ts';
import type { Services } from './services.ts';

/** Body field of the captcha's one-time token. */
export const CAPTCHA_FIELD = 'g-recaptcha-response';

const refused = 'Non siamo riusciti a verificare la richiesta. Ricarica la pagina e riprova.';

const verdictOf = async (services: Services, token: string, unavailable: string): Promise<CaptchaVerdict> => {
  try {
    return await services.verifyCaptcha(token);
  } catch {
    services.log.warn({ event: 'captcha service does not answer' });
    throw new ApiError(503, unavailable);
  }
};

/**
 * Requires a captcha token of a person on one of the brand's pages. Throws the 403 `ApiError` for any other, and the
 * 503 with the text `unavailable` when the captcha service does not answer.
 */
export const requireCaptcha = async (
  c: AppContext,
  services: Services,
  token: string,
  unavailable: string,
): Promise<void> => {
  const origins = [...trustedOrigins(c.get('place').brand, c.get('url')), ...services.origins];
  const hostnames = origins.map((one) => new URL(one).hostname);
  if (!isAccepted(await verdictOf(services, token, unavailable), hostnames)) {
    throw new ApiError(403, refused, { code: 'ERR_CAPTCHA' });
  }
};
