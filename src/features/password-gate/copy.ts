import { replaceable } from '../../rules/language/replaceable.ts';

/** Contract texts: title, button and alert. */
export const copy = replaceable('password-gate', {
  masthead: 'La testata',
  title: 'Accesso Riservato',
  lead: 'Inserisci la password che hai ricevuto per leggere questa testata.',
  password: 'Password',
  show: 'Mostra',
  hide: 'Nascondi',
  submit: 'Conferma',
  wrong: 'Password non valida.',
  copyright: (year: number, name: string) => `© ${year} ${name}`,
});
