import { replaceable } from '../../rules/language/replaceable.ts';

export const copy = replaceable('footer', {
  links: 'Informazioni',
  social: 'Social',
  copyright: (year: number, holder: string) => `© ${year} ${holder} · Tutti i diritti riservati`,
});
