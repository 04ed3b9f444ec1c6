import { raw } from 'hono/html';
import type { Html } from '../../pages/html.ts';
import { brandOrigin } from '../base/hosts.ts';
import type { AppContext } from '../http/env.ts';
import { builtFragment } from './built-fragment.ts';

/** Options of the header. */
interface HeaderOptions {
  /** Ends with a slash. */
  readonly newsstand: string;
  readonly area?: string;
  readonly hasSections: boolean;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The content of `<np-header>` from the bundle's fragment, filled in; empty without a bundle. */
export const restingHeader = async (
  c: AppContext,
  dist: string,
  { newsstand, area = '', hasSections }: HeaderOptions,
): Promise<Html> => {
  const { brand } = c.get('place');
  const url = c.get('url');
  const values: Readonly<Record<string, string>> = {
    area,
    newsstand,
    account: brandOrigin(brand, 'account', url),
    shop: brandOrigin(brand, 'shop', url),
    scheme: 'auto',
    sections: hasSections ? '' : 'hidden',
    nonce: c.get('nonce'),
  };
  const safe = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escaped(value)]));
  return raw(await builtFragment(c, dist, `resting/np-header-${brand.sigla.toLowerCase()}.html`, safe));
};
