/** The folder of the bundle, for the autoloader, which is a file of the folder itself. */
export const folder = import.meta.url.replace(import.meta.env.DEV ? /src\/core\/page\/place\/[^/]*$/ : /[^/]*$/, '');
