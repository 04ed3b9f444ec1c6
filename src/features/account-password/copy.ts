import { replaceable } from '../../rules/language/replaceable.ts';

export const copy = replaceable('account-password', {
  title: 'Cambia la password',
  lead: 'Serve la password attuale. Dopo il cambio accedi di nuovo.',
  old: 'Password attuale',
  next: 'Nuova password',
  confirm: 'Conferma nuova password',
  show: 'Mostra',
  hide: 'Nascondi',
  met: 'fatto',
  logoutDevices: 'Disconnetti anche gli altri dispositivi',
  save: 'Salva',
  saving: 'Salvataggio…',
  saved: 'Password modificata: accedi di nuovo.',
  /** After a failure that may hide a success, which ends the session. */
  maybe: 'Forse la password è già cambiata: se ti chiediamo di accedere, usa quella nuova.',
  signIn: 'Accedi di nuovo',
  forgotten: 'Password dimenticata?',
  loadingPasskeys: 'Caricamento delle passkey…',
  reset: {
    title: 'Password dimenticata',
    lead: 'Scrivi il tuo indirizzo: ti inviamo un codice per sceglierne un’altra.',
    email: 'E-mail',
    send: 'Invia il codice',
    captcha: 'Il controllo di sicurezza non è riuscito. Riprova tra poco.',
    codeTitle: 'Scegli una nuova password',
    codeLead: 'Se l’indirizzo ha un account, il codice è nella tua posta. Vale un’ora.',
    code: 'Codice di verifica',
    signIn: 'Accedi',
  },
  notMe: {
    title: 'Non eri tu?',
    lead: 'Disconnettiamo tutti i dispositivi e togliamo le passkey create da allora. La password di adesso non vale più: ne scegli subito una nuova.',
    confirm: 'Disconnetti tutti i dispositivi',
    done: 'Tutti i dispositivi sono disconnessi. Scegli ora la nuova password.',
    other: 'Scegli una nuova password',
  },
});
