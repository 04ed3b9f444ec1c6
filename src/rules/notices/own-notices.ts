import { replaceable } from '../language/replaceable.ts';

/** Texts of the page's own notices. */
export const ownNotices = replaceable('own-notices', {
  network: 'Connessione assente o instabile. Riprova.',
  generic: 'Qualcosa non ha funzionato. Riprova tra poco.',
});
