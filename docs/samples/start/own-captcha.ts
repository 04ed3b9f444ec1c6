import type { CaptchaAdapter } from 'np-elements';

/** A captcha of the page's own server: no vendor, no challenge. */
export const captcha: CaptchaAdapter = {
  ahead: true,
  load: async () => {},
  async token(action) {
    const answer = await fetch(`/captcha/token?action=${encodeURIComponent(action)}`, { method: 'POST' });
    if (!answer.ok) throw new Error(`no token: status ${answer.status}`);
    return answer.text();
  },
};
