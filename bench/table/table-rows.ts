import type { Row } from '../../src/api/press/stories.ts';

export type BenchRow = Row;

const words =
  'porto energia tram comune scuola ospedale mercato fiume ponte strada teatro museo calcio borsa lavoro impresa lago neve festa piazza'.split(
    ' ',
  );
const mastheads = ['Il Meriggio di Gaviano', 'La Lettera del Golfo', 'L’Eco di Montalba', 'Gazzetta di Zenara'];
const authors = ['G. Restelli', 'S. Montefiori', 'E. Dardi', 'M. Galli', 'R. Fabbro', 'C. Zanella', 'N. Ricci'];

/** Made-up stories, always the same ones. */
export const benchRows = (count: number): readonly BenchRow[] => {
  let seed = 1;
  const chance = (below: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const word = (): string => words[chance(words.length)] ?? '';
  return Array.from({ length: count }, (_, index) => ({
    id: 1_000_000 - index,
    edizione: `Edizione ${chance(9)}`,
    data: `2025-${String(1 + chance(12)).padStart(2, '0')}-${String(1 + chance(28)).padStart(2, '0')}`,
    titolo: `${word().replace(/^./, (sign) => sign.toUpperCase())}, ${word()} e ${word()}: ${word()} ${chance(9999)}`,
    autori: [authors[chance(authors.length)] ?? ''],
    pagina: 1 + chance(40),
    testata: mastheads[chance(mastheads.length)] ?? '',
    sigla: 'MG',
    anche_in: [],
    motivi: [],
  }));
};
