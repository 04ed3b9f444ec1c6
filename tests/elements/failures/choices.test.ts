import { threeFaqs } from '../../../src/features/account-faq/fixtures.ts';
import { threeTopics } from '../../../src/features/account-interests/fixtures.ts';
import { threeNewsletters } from '../../../src/features/account-newsletters/fixtures.ts';
import { beginning } from '../../../src/features/account-onboarding/fixtures.ts';
import { accountAnswers } from '../lib/account-answers.ts';
import {
  fails,
  fill,
  isOn,
  isPressed,
  offers,
  panelScene,
  press,
  retryOr,
  scene,
  shows,
  succeeds,
  turn,
} from './scene.ts';

const [, borgo] = threeTopics;
const theatre = beginning.topics[3];
const followed = beginning.topics.map((topic) => ({ ...topic, followed: true }));
const secondStep = { interests: 'done', newsletters: 'current', download_app: 'next' };
const renewal = 'Come disattivo il rinnovo automatico?';
const devices = 'Posso leggere su più dispositivi?';
const faq = { markup: 'np-account-faq', reads: { '/api/site/faq': { categories: threeFaqs } } };
const thanks = shows('Grazie, abbiamo registrato il tuo voto.');

describe('F13 whatever a choice that is sent at once returns, it is undone with a message, the next try succeeds', () => {
  panelScene(
    'A46 a topic',
    'np-account-interests',
    accountAnswers['np-account-interests'],
    fails({
      call: 'POST /api/user/topics/borgo',
      act: press('Segui Borgo Serra'),
      says: 'La scelta non è cambiata. Riprova.',
      keeps: [offers('Segui Borgo Serra'), isPressed('Avvisi su Borgo Serra', false)],
      done: { topic: { ...borgo, followed: true } },
      ends: [offers('Seguito: smetti di seguire Borgo Serra')],
    }),
  );

  panelScene(
    'A46 a newsletter',
    'np-account-newsletters',
    accountAnswers['np-account-newsletters'],
    fails({
      call: 'POST /api/user/newsletters/campo-lungo',
      act: press('Iscriviti a Campo lungo'),
      says: 'L’iscrizione non è cambiata. Riprova.',
      keeps: [offers('Iscriviti a Campo lungo')],
      done: { newsletter: { ...threeNewsletters[1], subscribed: true } },
      ends: [offers('Annulla iscrizione a Campo lungo'), shows('Iscrizione a Campo lungo attivata.')],
    }),
  );

  panelScene(
    'unsubscribing from all newsletters',
    'np-account-newsletters',
    accountAnswers['np-account-newsletters'],
    press('Annulla tutte le iscrizioni'),
    fails({
      call: 'POST /api/user/newsletters/unsubscribe-all',
      act: press('Annulla tutte'),
      says: 'Le iscrizioni non sono cambiate. Riprova.',
      keeps: [shows('Annullare tutte le iscrizioni?')],
      done: { newsletters: threeNewsletters.map((one) => ({ ...one, subscribed: false })) },
      ends: [shows('Non riceverai più nessuna newsletter.'), offers('Iscriviti a Prima luce')],
    }),
  );

  panelScene(
    'an interest of the first steps',
    'np-account-onboarding',
    accountAnswers['np-account-onboarding'],
    fails({
      call: 'POST /api/user/topics/t3',
      act: turn('Teatro'),
      says: 'La scelta non è cambiata. Riprova.',
      fades: true,
      keeps: [isOn('Teatro', false)],
      done: { topic: { ...theatre, followed: true } },
      ends: [isOn('Teatro', true), shows('3 interessi scelti')],
    }),
  );

  panelScene(
    'a first step',
    'np-account-onboarding',
    {
      ...accountAnswers['np-account-onboarding'],
      ...accountAnswers['np-account-newsletters'],
      '/api/user/topics': { topics: followed },
    },
    fails({
      call: 'POST /api/user/onboarding',
      act: press('Continua'),
      says: 'Il passo non è stato salvato. Riprova.',
      keeps: [shows('Che cosa ti interessa?'), isOn('Teatro', true)],
      done: { steps: secondStep },
      ends: [shows('Quali newsletter vuoi ricevere?')],
    }),
  );

  scene(
    'a vote; that of another answer stays',
    faq,
    press('Abbonamenti'),
    press(devices),
    succeeds({
      call: 'POST /api/site/faq/mg-faq-002/vote',
      act: press(`Sì, mi è stato utile: ${devices}`),
      done: { vote: { id: 'mg-faq-002', helpful: true } },
      ends: [thanks],
    }),
    press(renewal),
    fails({
      call: 'POST /api/site/faq/mg-faq-001/vote',
      act: press(`No, non mi è stato utile: ${renewal}`),
      says: 'Il voto non è stato registrato. Riprova.',
      keeps: [isPressed(`No, non mi è stato utile: ${renewal}`, false)],
      done: { vote: { id: 'mg-faq-001', helpful: false } },
      ends: [thanks],
    }),
  );

  scene(
    'a search keeps its words',
    faq,
    press('Abbonamenti'),
    fill('[q]', 'fattura'),
    fails({
      call: 'GET /api/site/faq',
      act: retryOr('Cerca'),
      says: 'Non riusciamo a caricare le domande. Riprova più tardi.',
      done: { categories: threeFaqs.slice(1) },
      ends: [shows('1 risultato per «fattura»')],
    }),
  );
});
