import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Base, originOf } from '../base/hosts.ts';
import type { AppContext } from '../http/env.ts';

/** Address of the bundle's folder. */
export const bundleFolder = (base: Base): string => `${originOf('cdn.localhost', base)}/np/`;

/**
 * The text of a file in the built folder with its marks filled: `{{folder}}`, and those in `values`. Empty without a
 * bundle.
 */
export const builtFragment = async (
  c: AppContext,
  dist: string,
  path: string,
  values: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const known: typeof values = { folder: bundleFolder(c.get('url')), ...values };
  try {
    const fragment = await readFile(join(dist, path), 'utf8');
    return fragment.replace(/\{\{(\w+)\}\}/g, (_, name: string) => known[name] ?? '');
  } catch {
    return '';
  }
};

/** The `@font-face` rules of the elements' typefaces, for a sheet of the page. */
export const fontRules = (c: AppContext, dist: string): Promise<string> => builtFragment(c, dist, 'resting/fonts.css');

/** Links that load the first files of the typefaces with the page. */
export const fontLinks = (c: AppContext, dist: string): Promise<string> => builtFragment(c, dist, 'embed/fonts.html');
