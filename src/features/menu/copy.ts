import { label } from './label.ts';

export const copy = {
  menu: label,
  close: 'Chiudi il menu',
  home: 'Home',
  search: 'Cerca nel giornale',
  hello: (name: string) => `Ciao, ${name}`,
  subscribed: 'Abbonamento attivo',
  notSubscribed: 'Nessun abbonamento attivo',
  alerts: (count: number): readonly [count: string, rest: string] => [
    count === 1 ? '1 avviso' : `${count} avvisi`,
    ' sul tuo account',
  ],
  badge: (count: number) => (count === 1 ? '1 avviso importante' : `${count} avvisi importanti`),
  children: (name: string) => `${name}: altre voci`,
  elsewhere: 'altro sito',
  subscribe: 'Abbonati',
  signIn: 'Accedi',
} as const;
