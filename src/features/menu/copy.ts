import { replaceable } from '../../rules/language/replaceable.ts';

export const copy = replaceable('menu', {
  close: 'Chiudi il menu',
  home: 'Home',
  search: 'Cerca nel giornale',
  hello: (name: string) => `Ciao, ${name}`,
  subscribed: 'Abbonamento attivo',
  notSubscribed: 'Nessun abbonamento attivo',
  alerts: (count: number) => (count === 1 ? '1 avviso' : `${count} avvisi`),
  /** Follows `alerts`. */
  onAccount: ' sul tuo account',
  badge: (count: number) => (count === 1 ? '1 avviso importante' : `${count} avvisi importanti`),
  children: (name: string) => `${name}: altre voci`,
  elsewhere: 'altro sito',
  subscribe: 'Abbonati',
  signIn: 'Accedi',
});
