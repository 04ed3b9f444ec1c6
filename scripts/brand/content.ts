import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The paper whose texts a new brand borrows: they name neither paper nor town with an article. */
export const LIKE = 'qp';
const LIKE_NAME = 'Qui Pietrafonte';
const LIKE_TOWN = 'Pietrafonte';

/** Files of a brand's content. A brand may bring each of them. */
export const contentFiles = ['stories', 'signatures', 'specials', 'faq', 'offers', 'newsletters', 'topics'] as const;

/** What a text says of the paper that lends it. */
export interface Borrower {
  readonly code: string;
  readonly name: string;
  readonly town: string;
}

/** For the names of newsletters that play on the lender's own. */
const plainNames: Readonly<Record<string, string>> = {
  'Qui alle sette': 'Alle sette',
  'Qui si fa': 'Cose da fare',
  'Qui si lavora': 'Lavoro',
  'Qui si studia': 'Chi studia',
  'Qui si gioca': 'In campo',
  'Qui sotto': 'Sotto la città',
};

/** The text of a file with the borrower's code, name and town. */
export const borrowed = (source: string, { code, name, town }: Borrower): string => {
  const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
  return source
    .replaceAll(`"${LIKE}-`, `"${code.toLowerCase()}-`)
    .replaceAll(': icona ocra, scritta «qui»', '')
    .replaceAll('Foto d’archivio Qui"', 'Foto d’archivio"')
    .replaceAll(/"(Qui [a-z ]+)"/g, (_, title: string) => `"${plainNames[title] ?? title}"`)
    .replaceAll(LIKE_NAME, inJson(name))
    .replaceAll(LIKE_TOWN, inJson(town));
};

/** A file of the lending paper, for the borrower. */
export const borrowedFile = (content: string, file: (typeof contentFiles)[number], borrower: Borrower): string =>
  borrowed(readFileSync(join(content, LIKE, `${file}.json`), 'utf8'), borrower);
