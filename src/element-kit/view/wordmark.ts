import { assetUrl } from '../../core/page/assets.ts';
import { isBrandUnknown, pageBrand } from '../../core/page/page.ts';

/**
 * Sets the brand's wordmarks as masks for a view's style sheet, `--np-_wordmark` and `--np-_wordmark-short`; a mask takes
 * any colour. The files are in the bundle's folder. Needs only the brand's code, not its record. An unknown code has an
 * empty mask, which hides what would show the masthead of another brand.
 */
export const placeWordmarks = ({ style }: HTMLElement): void => {
  const file = `brands/${pageBrand().sigla.toLowerCase()}-wordmark`;
  const mask = (end: string): string =>
    isBrandUnknown() ? 'linear-gradient(#0000, #0000)' : `url("${assetUrl(file + end)}")`;
  style.setProperty('--np-_wordmark', mask('.svg'));
  style.setProperty('--np-_wordmark-short', mask('-short.svg'));
};
