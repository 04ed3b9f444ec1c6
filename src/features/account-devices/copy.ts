import { replaceable } from '../../rules/language/replaceable.ts';

export const copy = replaceable('account-devices', {
  lead: 'Ogni accesso resta attivo finché non lo disconnetti. Se non riconosci un dispositivo, disconnettilo e cambia la password.',
  loading: 'Caricamento dei dispositivi…',
  loadFailed: 'Non riusciamo a caricare i dispositivi. Riprova più tardi.',
  retry: 'Riprova',
  count: (count: number) => (count === 1 ? '1 dispositivo connesso' : `${count} dispositivi connessi`),
  only: 'Non ci sono altri dispositivi connessi.',
  limit: (limit: number) => `Il tuo account prevede fino a ${limit} dispositivi.`,
  over: (count: number, limit: number) =>
    `Hai ${count} dispositivi connessi e il tuo account ne prevede ${limit}: disconnetti quelli che non usi.`,
  current: 'Questo dispositivo',
  now: 'adesso',
  since: (day: string) => `dal ${day}`,
  at: (day: string, time: string) => `${day}, ${time}`,
  yesterday: 'ieri',
  password: 'Cambia la password',
  disconnect: 'Disconnetti',
  disconnectName: (device: string) => `Disconnetti ${device}`,
  others: 'Disconnetti gli altri',
  cancel: 'Annulla',
  askOne: {
    title: (device: string) => `Disconnettere ${device}?`,
    text: 'Per rientrare servirà di nuovo la password. Gli altri dispositivi restano connessi.',
  },
  askThis: {
    title: 'Disconnettere questo dispositivo?',
    text: 'Esci dal tuo account in questo browser. Per rientrare servirà di nuovo la password.',
  },
  askOthers: {
    title: 'Disconnettere tutti gli altri dispositivi?',
    text: 'Per rientrare servirà di nuovo la password. Questo dispositivo resta connesso.',
  },
  failed: 'Disconnessione non riuscita. Riprova.',
  done: (device: string) => `${device} disconnesso.`,
  doneOthers: 'Gli altri dispositivi sono disconnessi.',
});
