import { replaceable } from '../../rules/language/replaceable.ts';

export const copy = replaceable('newsstand-shelves', {
  sections: 'Sezioni',
  specials: 'Speciali',
  specialsHint: 'Inserti e guide della redazione',
  signatures: 'Firme',
  none: 'Nessun dato disponibile.',
  stories: (count: number) => (count === 1 ? '1 articolo' : `${count} articoli`),
  pages: (count: number) => (count === 1 ? '1 pagina' : `${count} pagine`),
  shown: (count: number, total: number) => `${count} di ${total} articoli`,
  more: (count: number) => `Carica altri ${count}`,
  failed: 'Connessione assente o instabile. Riprova.',
});
