import { brandIdentities } from '../../../src/rules/brand/brand.ts';
import { type Base, brandOrigin } from './hosts.ts';

/** Addresses of what belongs to a brand's newsstand, whole, since elements show them on pages of other hosts. */
export const newsstandOrigin = (brandId: number, base: Base): string =>
  brandOrigin(brandIdentities.find(({ id }) => id === brandId) ?? brandIdentities[0], 'newsstand', base);

/** Code of a brand. */
export const siglaOf = (brandId: number): string => brandIdentities.find(({ id }) => id === brandId)?.sigla ?? '';

/** Address of an illustration ('tram') or an engraving ('pinocchio/ill6'); null for none. */
export const pictureUrl = (origin: string, name: string | null): string | null => {
  if (name === null) return null;
  return `${origin}/img/${name}${name.includes('/') ? '.jpg' : '.svg'}`;
};

/** What makes a page's address change when its image does. */
export interface PrintedEdition {
  readonly id: number;
  readonly day: string;
  readonly revision: string;
}

/** Address of a page's image; `w` for another width and the extension for another format may be put in its place. */
export const pageUrl = (origin: string, { id, day, revision }: PrintedEdition, n: number, width: number): string =>
  `${origin}/api/edicola/pagina/${id}/${n}.webp?v=${revision}-${day.replaceAll('-', '')}&w=${width}`;
