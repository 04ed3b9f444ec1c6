import { assetUrl } from '../../core/page/assets.ts';
import { pageBrand } from '../../core/page/page.ts';

/**
 * Sets the brand's wordmarks as masks for a view's style sheet, `--np-_wordmark` and `--np-_wordmark-short`; a mask takes
 * any colour. The files are in the bundle's folder. Needs only the brand's code, not its record.
 */
export const placeWordmarks = ({ style }: HTMLElement): void => {
  const file = `brands/${pageBrand().sigla.toLowerCase()}-wordmark`;
  style.setProperty('--np-_wordmark', `url("${assetUrl(`${file}.svg`)}")`);
  style.setProperty('--np-_wordmark-short', `url("${assetUrl(`${file}-short.svg`)}")`);
};
