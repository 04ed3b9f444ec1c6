import type { Product } from '../../rules/subscriptions/subscription.ts';

const productNames: Readonly<Record<Product, string>> = {
  mobile: 'Online',
  digital: 'Digital',
  'digital+': 'Digital Plus',
  consent: 'Accesso con pubblicità',
  rassegna: 'Rassegna stampa',
};

const list = new Intl.ListFormat('it-IT', { type: 'disjunction' });
const isProduct = (name: string): name is Product => Object.hasOwn(productNames, name);
const names = (products: readonly string[]): string =>
  list.format(products.map((name) => (isProduct(name) ? productNames[name] : name)));

/** The way to obtain a missing right, by the server's name for it. */
const fixes: Readonly<Record<string, string>> = {
  login: 'Accedi',
  pay: 'Aggiorna il pagamento',
  renew: 'Rinnova l’abbonamento',
  upgrade: 'Passa a Digital',
  subscribe: 'Abbonati',
};

export const copy = {
  loading: 'Caricamento…',
  failed: 'Qualcosa non ha funzionato. Riprova tra poco.',
  none: 'Nessun dato disponibile.',
  toNewsstand: 'Vai all’edicola',
  missing: 'Questo articolo non c’è più o non c’è mai stato.',
  retry: 'Riprova',
  edition: 'Edicola',
  by: (author: string) => `di ${author}`,
  minutes: (count: number) => (count === 1 ? '1 minuto di lettura' : `${count} minuti di lettura`),
  onPage: (page: number) => `pagina ${page}`,
  atPage: (page: number) => `Pagina ${page}`,
  place: (n: number, total: number) => `${n} di ${total}`,
  neighbours: 'Altri articoli dell’edizione',
  previous: 'Articolo precedente',
  next: 'Articolo successivo',
  progress: 'Avanzamento della lettura',
  tools: 'Strumenti di lettura',
  text: 'Testo',
  size: 'Dimensione',
  sizes: ['Piccola', 'Normale', 'Grande', 'Molto grande'],
  leading: 'Interlinea',
  leadings: ['Stretta', 'Normale', 'Ampia'],
  theme: 'Tema',
  themes: { light: 'Chiaro', dark: 'Scuro', auto: 'Automatico' },
  copyLink: 'Copia link',
  copied: 'Link copiato negli appunti',
  notCopied: 'Errore nella copia del link',
  share: 'Condividi',
  save: 'Salva',
  saved: 'Salvato',
  notSaved: 'Qualcosa non ha funzionato. Riprova tra poco.',
  inPage: 'Vedi in pagina',
  openPage: (page: number) => `Apri pagina ${page}`,
  pageTitle: 'Nella pagina',
  pageImage: (page: number) => `Pagina ${page} del giornale`,
  listen: 'Ascolta',
  noVoice: 'Questo browser non ha una voce italiana. Aggiungila dalle impostazioni del dispositivo.',
  pause: 'Pausa',
  resume: 'Riprendi',
  stop: 'Ferma',
  backward: 'Frase precedente',
  forward: 'Frase successiva',
  speed: 'Velocità',
  speeds: ['0,75×', '1×', '1,25×', '1,5×'],
  resumeReading: 'Riprendi da dove eri arrivato',
  related: 'Leggi anche',
  sisters: 'Sulle altre testate',
  lockedKicker: 'Riservato agli abbonati',
  lockedTitle: 'Per continuare a leggere serve un abbonamento',
  lockedText: 'Con Online leggi tutti gli articoli. Con Digital sfogli anche il giornale.',
  subscribe: 'Abbonati',
  signIn: 'Accedi',
  sameAccount: 'Hai già un abbonamento? Accedi con lo stesso account.',
  why: 'Perché non posso leggere?',
  whyFailed: 'Qualcosa non ha funzionato. Riprova tra poco.',
  needed: (products: readonly string[]) => `Per leggere serve: ${names(products)}.`,
  held: (products: readonly string[]) =>
    products.length === 0 ? 'Il tuo account non ha abbonamenti attivi.' : `Il tuo account ha: ${names(products)}.`,
  account: (email: string) => `Account: ${email}`,
  noAccount: 'Non hai effettuato l’accesso.',
  fix: (action: string) => fixes[action] ?? 'Abbonati',
} as const;
