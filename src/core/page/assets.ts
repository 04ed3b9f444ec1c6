/**
 * Code lives in `chunks/` under the bundle's folder, the other files beside it; the page's address plays no part. Not as
 * `new URL('../', import.meta.url)`: an integrator's bundler would look for a file there and put it into the code.
 */
const bundle = new URL('../', new URL(import.meta.url));

/** The address of a file that is shipped with the bundle, such as `brands/gz-monogram.svg`. */
export const assetUrl = (path: string): string => new URL(path, bundle).href;
