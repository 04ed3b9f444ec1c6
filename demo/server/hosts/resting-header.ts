import { raw } from 'hono/html';
import type { Html } from '../../pages/html.ts';
import { brandOrigin } from '../base/hosts.ts';
import { ownBrandOf } from '../base/own-brands.ts';
import type { AppContext } from '../http/env.ts';
import { builtFragment, bundleFolder } from './built-fragment.ts';

/** Options of the header. */
interface HeaderOptions {
  /** Ends with a slash. */
  readonly newsstand: string;
  readonly area?: string;
  readonly hasSections: boolean;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** What a brand of the world's own puts into the fragment that the six do not need. */
const ownValues = (sigla: string, folder: string): Readonly<Record<string, string>> => {
  const own = ownBrandOf(sigla);
  if (!own) return {};
  const { brand } = own;
  const { name, accent, accentDark, logoTipo, logoTipoShort } = brand;
  return { code: sigla, name, accent, accentDark, logo: folder + logoTipo, logoShort: folder + logoTipoShort };
};

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
    ...ownValues(brand.sigla, bundleFolder(url)),
  };
  const safe = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escaped(value)]));
  const file = ownBrandOf(brand.sigla) ? 'own' : brand.sigla.toLowerCase();
  return raw(await builtFragment(c, dist, `resting/np-header-${file}.html`, safe));
};
