import { replaceable } from '../../rules/language/replaceable.ts';

export const copy = replaceable('account-interests', {
  lead: 'Segui luoghi e argomenti: li trovi per primi in edicola. Attiva la campanella per ricevere un avviso quando esce una notizia importante.',
  loading: 'Caricamento degli interessi…',
  loadFailed: 'Non riusciamo a caricare gli interessi. Riprova più tardi.',
  retry: 'Riprova',
  none: 'Questa testata non ha ancora luoghi e argomenti da seguire.',
  count: (followed: number) => (followed === 1 ? '1 seguito' : `${followed} seguiti`),
  follow: 'Segui',
  followName: (name: string) => `Segui ${name}`,
  followed: 'Seguito',
  unfollowName: (name: string) => `Seguito: smetti di seguire ${name}`,
  bell: (name: string) => `Avvisi su ${name}`,
  nowFollowed: (name: string) => `Iscrizione attiva. Ora segui «${name}».`,
  nowUnfollowed: (name: string) => `Iscrizione annullata. Non segui più «${name}».`,
  bellOn: (name: string) => `Iscrizione attiva. Ti avvisiamo su «${name}».`,
  bellOnElsewhere: (name: string) =>
    `Iscrizione attiva. Per gli avvisi su «${name}» accendi anche le notifiche di un browser.`,
  bellOff: (name: string) => `Iscrizione annullata. Niente più avvisi su «${name}».`,
  undo: 'Annulla',
  failed: 'La scelta non è cambiata. Riprova.',
  push: {
    title: 'Notifiche push su questo browser',
    about: 'Al massimo tre al giorno, mai di notte',
    unsupported: 'Questo browser non supporta le notifiche push.',
    denied:
      'Questo browser non supporta le notifiche push. Le hai bloccate per questo sito: consentile nelle impostazioni del browser.',
    unanswered:
      'Il browser aspetta ancora la tua risposta: consenti le notifiche nella richiesta che ha aperto, oppure riprova.',
    dismissed: 'Le notifiche restano spente: il browser non ha avuto il tuo consenso.',
    refused: 'Il browser non ha attivato le notifiche. Riprova più tardi.',
    silent: 'Il browser non risponde. Riprova più tardi.',
    failed: 'Le notifiche non sono cambiate. Riprova.',
    on: 'Iscrizione attiva. Le notifiche arrivano su questo browser.',
    off: 'Iscrizione annullata. Su questo browser non arrivano più notifiche.',
  },
});
