const again = 'Quello che hai scritto è ancora qui: invia di nuovo per ripeterla.';

/** Texts around a captcha's challenge. */
export const placeCopy = {
  title: 'Verifica di sicurezza',
  closed: `La verifica di sicurezza è stata chiusa. ${again}`,
  expired: `La verifica di sicurezza è scaduta. ${again}`,
  failed: `La verifica di sicurezza non è riuscita. ${again}`,
} as const;
