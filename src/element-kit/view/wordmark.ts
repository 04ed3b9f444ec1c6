import { isBrandUnknown } from '../../core/brand/known.ts';
import { assetUrl } from '../../core/page/assets.ts';
import { pageBrand } from '../../core/page/page.ts';

/**
 * Sets the brand's wordmarks as masks for a view's style sheet, `--np-_wordmark` and `--np-_wordmark-short`; a mask takes
 * any colour. Those of the six brands are in the bundle's folder, by their codes. A brand that is unknown, or not known yet,
 * has an empty mask, which hides what would show the masthead of another brand.
 */
export const placeWordmarks = ({ style }: HTMLElement): void => {
  const { sigla, logo, logoShort = logo } = pageBrand();
  const file = `brands/${sigla.toLowerCase()}-wordmark`;
  const mask = (path: string): string =>
    isBrandUnknown() ? 'linear-gradient(#0000, #0000)' : `url("${assetUrl(path)}")`;
  style.setProperty('--np-_wordmark', mask(logo ?? `${file}.svg`));
  style.setProperty('--np-_wordmark-short', mask(logoShort ?? `${file}-short.svg`));
};
