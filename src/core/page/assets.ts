/**
 * The folder of the bundle. Code is in its `chunks/`; during development, in `src/core/page/`. Two steps, because Vite
 * would inline the file that `new URL('../', import.meta.url)` names. The package has place/packaged.ts instead.
 */
const bundle = new URL(import.meta.env.DEV ? '../../../' : '../', new URL(import.meta.url));

/** The address of a file of the bundle, such as `brands/gz-monogram.svg`. */
export const assetUrl = (path: string): string => new URL(path, bundle).href;
