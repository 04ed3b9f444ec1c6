import DOMPurify, { type Config } from 'dompurify';
import type { Sanitizer } from './sanitize.ts';

interface Factory {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string; createScriptURL(url: string): string },
  ): NonNullable<Parameters<typeof DOMPurify.sanitize>[1]>['TRUSTED_TYPES_POLICY'];
}

/** The Trusted Types policy `np`, on a page that requires one. Lets the HTML pass: DOMPurify sanitises it. */
const policy = (Reflect.get(globalThis, 'trustedTypes') as Factory | undefined)?.createPolicy('np', {
  createHTML: (html) => html,
  createScriptURL: (url) => url,
});

/** The sanitiser of browsers without one of their own: Chrome before 146, Firefox before 148, Safari. */
export const purifierIn = (
  window: Parameters<typeof DOMPurify>[0],
  tags: readonly string[],
  attributes: readonly string[],
): Sanitizer => {
  const closed = DOMPurify(window);
  const purify = closed.isSupported ? closed : DOMPurify();
  const options: Config = {
    ALLOWED_TAGS: [...tags],
    ALLOWED_ATTR: [...attributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ...(policy && { TRUSTED_TYPES_POLICY: policy }),
  };
  return (html) => purify.sanitize(html, { ...options, RETURN_DOM_FRAGMENT: true });
};
