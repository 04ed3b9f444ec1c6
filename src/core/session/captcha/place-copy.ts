import { replaceable } from '../../../rules/language/replaceable.ts';

/** Texts around a captcha's challenge. */
export const placeCopy = replaceable('captcha', {
  title: 'Verifica di sicurezza',
  closed: 'La verifica di sicurezza è stata chiusa. Quello che hai scritto è ancora qui: invia di nuovo per ripeterla.',
  expired: 'La verifica di sicurezza è scaduta. Quello che hai scritto è ancora qui: invia di nuovo per ripeterla.',
  failed: 'La verifica di sicurezza non è riuscita. Quello che hai scritto è ancora qui: invia di nuovo per ripeterla.',
});
