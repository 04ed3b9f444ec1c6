import { replaceable } from '../../rules/language/replaceable.ts';

export const copy = replaceable('account-login', {
  title: 'Accedi',
  lead: 'Usa l’account del tuo abbonamento o della tua registrazione.',
  login: 'E-mail o nome utente',
  password: 'Password',
  show: 'Mostra',
  hide: 'Nascondi',
  remember: 'Mantieni l’accesso',
  forgotten: 'Password dimenticata?',
  submit: 'Accedi',
  or: 'oppure',
  passkey: 'Usa una passkey',
  passkeyCancelled: 'Nessuna passkey usata. Riprova, o accedi con la password.',
  google: 'Continua con Google',
  provider: (name: string) => `Continua con ${name}`,
  noAccount: 'Non hai un account?',
  register: 'Registrati',
  credentials: 'Credenziali non valide. Controlla e-mail e password, poi riprova.',
});
