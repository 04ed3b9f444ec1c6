/**
 * The folder of the bundle: code is in its `chunks/`, while developing in `src/core/page/`. Not written as
 * `new URL('../', import.meta.url)`, because an integrator's bundler would inline the file it finds there.
 */
const bundle = new URL(import.meta.env.DEV ? '../../../' : '../', new URL(import.meta.url));

/** The address of a file that is shipped with the bundle, such as `brands/gz-monogram.svg`. */
export const assetUrl = (path: string): string => new URL(path, bundle).href;
