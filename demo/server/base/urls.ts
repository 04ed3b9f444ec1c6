import { brandIdentities } from './brands.ts';
import { type Base, brandOrigin } from './hosts.ts';

/** Origin of a brand's newsstand. Addresses are absolute because elements use them on pages of other hosts. */
export const newsstandOrigin = (brandId: number, base: Base): string =>
  brandOrigin(brandIdentities.find(({ id }) => id === brandId) ?? brandIdentities[0], 'newsstand', base);

/** Code of a brand. */
export const siglaOf = (brandId: number): string => brandIdentities.find(({ id }) => id === brandId)?.sigla ?? '';

/** Address of an illustration ('tram') or an engraving ('pinocchio/ill6'); null for none. */
export const pictureUrl = (origin: string, name: string | null): string | null => {
  if (name === null) return null;
  return `${origin}/img/${name}${name.includes('/') ? '.jpg' : '.svg'}`;
};

/** The values in a page's address that change with its image. */
export interface PrintedEdition {
  readonly id: number;
  readonly day: string;
  readonly revision: string;
}

/** What a page's address says of its image's version. */
export const printVersion = ({ day, revision }: Omit<PrintedEdition, 'id'>): string =>
  `${revision}-${day.replaceAll('-', '')}`;

/** Address of a page's image. Change `w` for another width, the extension for another format. */
export const pageUrl = (
  origin: string,
  edition: PrintedEdition,
  n: number,
  width: number,
  format: 'avif' | 'webp' = 'avif',
): string => `${origin}/api/edicola/pagina/${edition.id}/${n}.${format}?v=${printVersion(edition)}&w=${width}`;
