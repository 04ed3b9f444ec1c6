import { parseUrl } from '../../platform/browser/page-url.ts';
import type { Brand } from '../../rules/brand/brands/record.ts';
import { entryFaults } from '../../rules/brand/entry-faults.ts';
import { tell } from '../language/tell.ts';
import { assetUrl } from '../page/assets.ts';
import { page } from '../page/page.ts';
import { brandPlace } from './brand-link.ts';

/** Tells the integrator, and the doctor. */
const note = (fault: string): void => {
  page.brandNotes = [...(page.brandNotes ?? []), fault];
  tell(`${fault}.`);
};

/** Tells what does not show of a brand of the page's own: entries of menu and footer, and a wordmark that does not load. */
export const noteWhatIsHidden = (brand: Brand): void => {
  page.brandNotes = [];
  for (const fault of entryFaults(brand, brandPlace(), parseUrl)) note(fault);
  const wordmark = new Image();
  // As masks are loaded, so that the browser loads it once.
  wordmark.crossOrigin = 'anonymous';
  wordmark.onerror = () =>
    note(
      `"brand.logo": ${wordmark.src} does not load, so the masthead is empty. Check the address, and Access-Control-Allow-Origin`,
    );
  wordmark.src = assetUrl(brand.logoTipo);
};
