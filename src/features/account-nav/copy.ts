import { replaceable } from '../../rules/language/replaceable.ts';

export const copy = replaceable('account-nav', {
  nav: 'Area personale',
  logOut: 'Esci',
  badge: (count: number) => (count === 1 ? '1 avviso importante' : `${count} avvisi importanti`),
});
