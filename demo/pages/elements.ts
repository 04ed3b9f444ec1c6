import { html } from 'hono/html';
import type { Sigla } from '../../src/rules/brand/brand.ts';
import type { ConsentMode } from '../../src/rules/consent/tracking-consent.ts';
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
}

/** The options and the one script of the elements. */
export const elementsScript = ({ brand, elements, nonce }: Elements): Html =>
  html`${
    consentModeOf(brand.sigla) === 'strict'
      ? html`<script nonce="${nonce}">window.np = { config: { consentMode: 'strict' } };</script>
`
      : ''
  }<script type="module" nonce="${nonce}" src="${elements}"></script>`;
