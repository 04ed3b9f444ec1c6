import { replaceable } from '../../../rules/language/replaceable.ts';

/** Names of the launcher. */
export const copy = replaceable('chat-button', {
  open: 'Apri l’assistenza',
  close: 'Chiudi l’assistenza',
});
