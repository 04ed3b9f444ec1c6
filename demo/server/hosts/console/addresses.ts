import type { BrandLines, OriginLine } from '../../../pages/console/middle.ts';
import { type Base, brandOrigin, originOf } from '../../base/hosts.ts';
import { brandRecords } from '../../base/records.ts';
import type { Queryable } from '../../db/db.ts';

const hosts = {
  site: ['Sito', 'Il sito della testata, con la chat di assistenza'],
  newsstand: ['Edicola', 'L’edicola digitale e le sue chiamate'],
  account: ['Account', 'L’area personale e le sue chiamate'],
  shop: ['Shop', 'Le porte del negozio'],
} as const;
const kinds = ['site', 'newsstand', 'account', 'shop'] as const;

/** The six brands with their addresses. */
export const brandLines = async (db: Queryable, base: Base): Promise<BrandLines[]> => {
  const rows = await db.query<{ sigla: string }>(
    'select sigla from brand where exists (select from faq where faq.brand_id = brand.id)',
  );
  const filled = new Set(rows.map(({ sigla }) => sigla));
  return brandRecords.map((brand) => ({
    sigla: brand.sigla,
    name: brand.name,
    hasContent: filled.has(brand.sigla),
    origins: kinds.map((kind) => ({
      name: hosts[kind][0],
      address: brandOrigin(brand, kind, base),
      what: hosts[kind][1],
    })),
  }));
};

/** The addresses that no brand owns. */
export const sharedLines = (base: Base): OriginLine[] => [
  { name: 'CDN', address: `${originOf('cdn.localhost', base)}/np/np-elements.js`, what: 'Il pacchetto degli elementi' },
  { name: 'Archivio', address: `${originOf('archive.localhost', base)}/v1`, what: 'Le annate prima dell’edicola' },
  {
    name: 'Documentazione',
    address: originOf('docs.localhost', base),
    what: 'La documentazione degli elementi, con esempi vivi (in inglese)',
  },
  { name: 'Terzi', address: originOf('third.localhost', base), what: 'Le controfigure dei servizi esterni' },
  {
    name: 'OpenAPI',
    address: `${originOf('localhost', base)}/api/openapi.json`,
    what: 'Il contratto di tutte le chiamate',
  },
];
