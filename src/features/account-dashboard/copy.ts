import { replaceable } from '../../rules/language/replaceable.ts';

export const copy = replaceable('account-dashboard', {
  alerts: 'Avvisi',
  loading: 'Caricamento…',
  retry: 'Riprova',
  manage: 'Gestisci',
  firstSteps: {
    title: 'Completa i primi passi',
    text: 'Interessi, newsletter e app: prepariamo la tua edicola.',
    progress: 'Primi passi',
    count: (done: number, total: number) => `${done} di ${total} fatti`,
    start: 'Comincia',
    go: 'Continua',
    later: 'Non ora',
    failed: 'La scelta non è stata salvata. Riprova.',
  },
  subscription: {
    failed: 'Non riusciamo a caricare gli abbonamenti. Riprova più tardi.',
    title: 'Abbonamento',
    states: {
      active: 'Attivo',
      not_paid: 'Non pagato',
      suspended: 'Sospeso',
      expired: 'Scaduto',
      withdrawn: 'Recesso',
    },
    validity: 'Validità',
    until: (day: string) => `Fino al ${day}`,
    renewal: 'Prossimo rinnovo',
    noRenewal: 'Nessun rinnovo automatico',
    payment: 'Pagamento',
    users: 'Utenti collegati',
    used: (used: number, total: number) => `${used} su ${total}`,
    ways: { manage: 'Gestisci abbonamento', pay: 'Paga ora', renew: 'Rinnova' },
    more: (count: number) => (count === 1 ? 'Hai un altro abbonamento.' : `Hai altri ${count} abbonamenti.`),
    none: 'Non hai ancora un abbonamento',
    offer: 'Con un abbonamento leggi il giornale intero, ovunque sei.',
    subscribe: 'Abbonati',
  },
  edition: {
    failed: 'Non riusciamo a caricare l’edizione di oggi. Riprova più tardi.',
    today: 'L’edizione di oggi',
    size: (pages: number, edition: string) =>
      `${pages === 1 ? '1 pagina' : `${pages} pagine`}, ${edition.startsWith('Edizione ') ? edition.toLowerCase() : `ed. ${edition}`}`,
    none: 'Il primo giornale non è ancora uscito',
    action: 'Sfoglia',
  },
  receipt: {
    action: 'Scarica la ricevuta',
    failed: 'Non riusciamo a preparare la ricevuta. Riprova più tardi.',
    none: 'La ricevuta non è ancora disponibile.',
  },
  profile: {
    title: 'Profilo',
    failed: 'Non riusciamo a caricare il profilo. Riprova più tardi.',
    complete: 'Profilo completo',
    missing: (count: number) => (count === 1 ? 'Manca 1 dato' : `Mancano ${count} dati`),
    progress: 'Dati compilati',
    fillIn: 'Compila subito',
    edit: 'Modifica',
  },
  topics: {
    title: 'Interessi e notifiche',
    failed: 'Non riusciamo a caricare gli interessi. Riprova più tardi.',
    none: 'Non segui ancora nessun argomento.',
    more: (count: number) => `+${count}`,
    push: (count: number) =>
      count === 0
        ? 'Nessuna notifica push attiva.'
        : count === 1
          ? 'Notifiche push su 1 argomento.'
          : `Notifiche push su ${count} argomenti.`,
  },
  newsletters: {
    title: 'Newsletter',
    failed: 'Non riusciamo a caricare le newsletter. Riprova più tardi.',
    none: 'Non ricevi ancora nessuna newsletter.',
    choose: 'Scegli le tue newsletter',
    others: (count: number) => (count === 1 ? 'Scopri l’altra' : `Scopri le altre ${count}`),
  },
  devices: {
    title: 'Browser e dispositivi',
    failed: 'Non riusciamo a caricare i dispositivi. Riprova più tardi.',
    count: (count: number) => (count === 1 ? '1 dispositivo connesso' : `${count} dispositivi connessi`),
    last: (when: string) => `Ultimo accesso: ${when}`,
    lastFrom: (when: string, city: string) => `Ultimo accesso: ${when} da ${city}`,
    onlyThis: 'Solo questo dispositivo',
    action: 'Controlla',
  },
  help: {
    title: 'Hai bisogno di aiuto?',
    hours: (weekdays: string, saturday: string) => `Lun–ven ${weekdays}${saturday && `, sab ${saturday}`}`,
    ways: 'Al telefono, in chat o per e-mail',
    action: 'Contattaci',
  },
});
