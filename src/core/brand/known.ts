import { namedBrand, page } from '../page/page.ts';

/** Whether the configured brand is no brand, or not known yet. Such a page shows no masthead. */
export const isBrandUnknown = (): boolean => page.config.brand !== undefined && !namedBrand();
