import { replaceable } from '../../../rules/language/replaceable.ts';

/** Texts around the live chat's frame. */
export const frameCopy = replaceable('live-chat', {
  title: 'Chat con l’operatore',
  minimise: 'Riduci',
  close: 'Chiudi la chat',
  restore: 'Torna alla chat con l’operatore',
  unread: (count: number) => (count === 1 ? '1 messaggio nuovo' : `${count} messaggi nuovi`),
  ended: 'La chat con l’operatore non è più raggiungibile. Puoi chiuderla e scriverci dalla pagina Contattaci.',
});
