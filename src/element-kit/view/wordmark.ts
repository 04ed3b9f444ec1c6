import { assetUrl } from '../../core/page/assets.ts';
import { pageBrand } from '../../core/page/page.ts';

/**
 * The brand's wordmarks as masks for a view's style sheet, `--np-_wordmark` and `--np-_wordmark-short`: they take any
 * colour, and come from the bundle's folder. Known by the brand's code, before its record is there.
 */
export const placeWordmarks = ({ style }: HTMLElement): void => {
  const file = `brands/${pageBrand().sigla.toLowerCase()}-wordmark`;
  style.setProperty('--np-_wordmark', `url("${assetUrl(`${file}.svg`)}")`);
  style.setProperty('--np-_wordmark-short', `url("${assetUrl(`${file}-short.svg`)}")`);
};
