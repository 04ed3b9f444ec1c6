import { html, raw } from 'hono/html';
import type { Config } from '../../src/core/page/page.ts';
import type { Sigla } from '../../src/rules/brand/brand.ts';
import type { ConsentMode } from '../../src/rules/consent/tracking-consent.ts';
import { ownBrandOf, recordFor } from '../server/base/own-brands.ts';
import type { Html } from './html.ts';

/** What a missing or invalidated preference means on a brand's pages. One brand shows the mode of the requirements. */
export const consentModeOf = (sigla: Sigla): ConsentMode => (sigla === 'MG' ? 'default' : 'strict');

/** What loads the elements on a page. */
interface Elements {
  readonly brand: { readonly sigla: Sigla };
  /** Address of the one script of the elements. */
  readonly elements: string;
  /** For the page's content security policy. */
  readonly nonce: string;
  /** Whether the page sends what it observes of its elements. */
  readonly observes?: boolean | undefined;
  /** Whether the elements speak English. */
  readonly isEnglish?: boolean | undefined;
}

/** Sends what the page observes of its elements, in one message when it is left: docs/guides/production.md. */
export const observerScript = ({ nonce, observes = false }: Pick<Elements, 'nonce' | 'observes'>): Html | '' =>
  observes
    ? html`
<script type="module" nonce="${nonce}">
const batch = [];
np.observe((seen) => batch.push(seen));
addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'hidden' || batch.length === 0) return;
  navigator.sendBeacon('/osservazioni', JSON.stringify(batch.splice(0, 50)));
});
</script>`
    : '';

/** The options of a brand's pages: what differs from the defaults, and the record of a brand of the world's own. */
const optionsOf = (sigla: Sigla, elements: string): Config => {
  const own = ownBrandOf(sigla);
  return {
    ...(own && { brand: recordFor(own, new URL('./', elements).href) }),
    ...(consentModeOf(sigla) === 'strict' && { consentMode: 'strict' }),
  };
};

const configured = (options: Config, nonce: string): Html | '' => {
  if (Object.keys(options).length === 0) return '';
  // `<` would end the script inside a text.
  const written = raw(JSON.stringify(options).replaceAll('<', '\\u003c'));
  return html`<script nonce="${nonce}">window.np = { config: { ...window.np?.config, ...${written} } };</script>
`;
};

/** What a site's CMS writes before the script for a brand of the world's own; the six need nothing. */
export const ownBrandScript = ({ brand, elements, nonce }: Elements): Html | '' => {
  const own = ownBrandOf(brand.sigla);
  return own ? configured({ brand: recordFor(own, new URL('./', elements).href) }, nonce) : '';
};

/** The options and the one script of the elements. */
export const elementsScript = ({ brand, elements, nonce, observes, isEnglish = false }: Elements): Html => {
  const options: Config = { ...optionsOf(brand.sigla, elements), ...(isEnglish && { language: 'en' }) };
  return html`${configured(options, nonce)}<script type="module" nonce="${nonce}" src="${elements}"></script>${observerScript({ nonce, observes })}`;
};
