import { replaceable } from '../../rules/language/replaceable.ts';

export const copy = replaceable('favourites', {
  title: 'Articoli preferiti',
  none: 'Nessun dato disponibile.',
  noneHint: 'Mentre leggi un articolo premi «Salva»: lo ritrovi qui, su ogni dispositivo.',
  home: 'Torna alla home',
  select: (title: string) => `Seleziona ${title}`,
  all: 'Seleziona tutti',
  remove: (count: number) => (count === 1 ? 'Elimina 1 articolo' : `Elimina ${count} articoli`),
  removeNone: 'Elimina',
  question: (count: number) =>
    count === 1 ? 'Eliminare 1 articolo dai preferiti?' : `Eliminare ${count} articoli dai preferiti?`,
  consequence: 'Gli articoli restano in edicola: li puoi salvare di nuovo.',
  confirm: 'Elimina',
  cancel: 'Annulla',
  removed: (count: number) => (count === 1 ? '1 articolo eliminato' : `${count} articoli eliminati`),
  failed: 'Qualcosa non ha funzionato. Riprova tra poco.',
  network: 'Connessione assente o instabile. Riprova.',
  shown: (count: number, total: number) => `${count} di ${total} articoli`,
  more: (count: number) => `Carica altri ${count}`,
});
