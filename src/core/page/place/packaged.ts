import { files } from 'virtual:np-files';
import { page } from '../page.ts';

/** Takes the place of assets.ts and folder.ts in the package: inside an integrator's bundle a chunk knows no folder. */
const absolute = (address: string): string => new URL(address, document.baseURI).href;

/** Identifies this copy of the bundle. The first file is a typeface, which is too large to be inlined. */
export const folder = new URL('.', absolute(Object.values(files)[0] ?? '')).href;

/** The address of a file: below the option `assets`, else where the integrator's bundler put it. */
export const assetUrl = (path: string): string => {
  const { assets } = page.config;
  if (path === '') return folder;
  return typeof assets !== 'string'
    ? absolute(files[path] ?? path)
    : new URL(path, absolute(assets.replace(/\/?$/, '/'))).href;
};
