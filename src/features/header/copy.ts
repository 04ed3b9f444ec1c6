import { replaceable } from '../../rules/language/replaceable.ts';

export const copy = replaceable('header', {
  home: 'Home',
  logo: (brand: string) => `${brand}, home`,
  sections: 'Sezioni',
  search: 'Cerca',
  subscribe: 'Abbonati',
  signIn: 'Accedi',
  /** Name of the button that opens the user panel. */
  user: (name: string) => `Area personale di ${name}`,
  panel: 'Il tuo account',
  logOut: 'Esci',
  alerts: (count: number) => (count === 1 ? '1 avviso importante' : `${count} avvisi importanti`),
});
