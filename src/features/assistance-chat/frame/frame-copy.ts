import { replaceable } from '../../../rules/language/replaceable.ts';

/** Texts of the dialog before its conversation loads. */
export const frameCopy = replaceable('chat-frame', {
  title: 'Assistenza',
  subtitle: 'Assistente virtuale · risponde subito',
  placeholder: 'Scrivi la tua domanda',
  field: 'La tua domanda',
  send: 'Invia',
  hint: (most: number) => `Massimo ${most} caratteri`,
  keys: 'Invio per inviare, Maiusc e Invio per andare a capo.',
  nearLimit: (most: number) => `Ti avvicini al limite di ${most} caratteri.`,
  atLimit: 'Hai raggiunto il limite dei caratteri.',
  tooShort: (least: number) => `Scrivi almeno ${least} caratteri`,
  loadFailed: 'La chat non è disponibile ora. Riprova più tardi.',
  retry: 'Riprova',
});
