import { replaceable } from '../../../rules/language/replaceable.ts';

const counted = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** Texts of the lazy parts. */
export const extra = replaceable('epaper-drawers', {
  heading: (n: number, section: string) => `Pagina ${n}, ${section}`,
  by: (author: string) => `di ${author}`,
  textOn: (page: number) => `Il testo è a pagina ${page}.`,
  noStories: 'In questa pagina non ci sono articoli.',
  textLoading: 'Testo in arrivo…',
  field: 'Parole da cercare nel giornale',
  noneFound: 'Nessun risultato trovato',
  found: (count: number) => counted(count, 'risultato', 'risultati'),
  onPage: (page: number) => `p.\u00a0${page}`,
  finished: 'Hai visto tutte le pagine di questa edizione.',
  remaining: (pages: number, stories: number) =>
    `${pages === 1 ? 'Resta' : 'Restano'} ${counted(pages, 'pagina', 'pagine')} con ${counted(stories, 'articolo', 'articoli')}.`,
  seen: (seen: number, total: number) => `Viste ${seen} pagine su ${total}`,
  keepText: 'Conserva questa edizione in questo browser: potrai aprirla anche senza rete.',
  keepButton: 'Conserva l’edizione',
  keeping: (percent: number) => `Conservazione in corso: ${percent}%`,
  stopKeeping: 'Annulla',
  kept: (size: string) => `Conservata in questo browser: ${size}.`,
  keptList: 'Edizioni conservate',
  drop: 'Elimina',
  dropOf: (title: string) => `Elimina ${title}`,
  keepFailed: 'Non è stato possibile conservare l’edizione. Riprova tra poco.',
  cannotKeep: 'Qui non è possibile conservare un’edizione: il sito o il browser non lo permettono.',
});
