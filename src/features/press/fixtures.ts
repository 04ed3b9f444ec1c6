import type { Profile } from '../../api/press/profile.ts';
import type { Recipient } from '../../api/press/recipients.ts';
import type { Row } from '../../api/press/stories.ts';

const story = (id: number, changes: Partial<Row>): Row => ({
  id,
  edizione: 'Gaviano città',
  data: '2025-11-20',
  titolo: 'Ceramiche Tarsia assume: quaranta contratti entro l’anno',
  autori: ['G. Restelli'],
  pagina: 17,
  testata: 'Il Meriggio',
  sigla: 'MG',
  anche_in: [],
  motivi: [],
  ...changes,
});

/** One also printed by another paper, one that matches the profile, one without author and page. */
export const threeStories: readonly Row[] = [
  story(48211, {
    anche_in: [{ id: 31877, testata: 'Gazzetta di Zenara', edizione: 'Zenara', data: '2025-11-20', pagina: 9 }],
  }),
  story(48212, {
    titolo: 'Porto, dieci mesi di traffici: merci su del sette per cento',
    pagina: 16,
    motivi: [{ parola: 'porto', campo: 'titolo' }],
  }),
  story(20954, {
    titolo: 'Banda larga nelle valli, cantieri chiusi entro giugno',
    testata: 'L’Eco di Montalba',
    sigla: 'EM',
    edizione: 'Montalba',
    autori: [],
    pagina: null,
  }),
];

/** One of a group, one switched off. */
export const twoRecipients: readonly Recipient[] = [
  { id: 1, email: 'direzione@example.com', name: 'Direzione generale', group: 'Direzione', active: true },
  { id: 2, email: 'hr@example.com', name: 'Risorse umane', group: null, active: false },
];

/** No profile, no schedule. */
export const restingProfile: Profile = {
  keywords: [],
  excluded: [],
  testate: [],
  schedule: { interval: 'never', time: '07:30', day: 1 },
  format: 'pdf',
  always_send: false,
  cover: { title: 'Rassegna stampa', logo: null, accent: '#0b5a66' },
};
