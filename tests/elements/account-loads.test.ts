import { expect } from '@open-wc/testing';
import { core } from '../../elements/np-core.ts';
import { threeStories } from '../../src/features/press/fixtures.ts';
import { brokenBodies, unprintable } from '../faults/lib/broken-bodies.ts';
import { answerCalls } from './failures/calls.ts';
import { alertsOf, textOf } from './failures/seen.ts';
import { accountAnswers, pressAnswers } from './lib/account-answers.ts';
import { contracts } from './lib/contracts.ts';
import { test } from './lib/guard.ts';
import { inside } from './lib/inside.ts';
import { place, shadow } from './lib/place.ts';
import { type Answers, signIn } from './lib/served.ts';
import { until } from './lib/until.ts';

const retryOf = (element: Element): HTMLElement | undefined =>
  inside(shadow(element)).find((one): one is HTMLElement => one.matches('button') && one.textContent === 'Riprova');

/** Mounts an element whose call fails in every way (F13), one after another: it says so each time. */
const failing = async (tag: string, call: string, answers: Answers, what: string): Promise<Element> => {
  expect(contracts.map((contract) => contract.tag)).to.include(tag);
  signIn(core);
  const says = cannotLoad(what);
  const { next } = answerCalls(answers);
  let element: Element | undefined;
  for (const body of brokenBodies) {
    const given = next(`GET ${call}`, body);
    if (element) retryOf(element)?.click();
    else element = place(`<${tag}></${tag}>`).firstElementChild ?? undefined;
    await given;
    const shown = element as Element;
    await until(`${says} after ${body}`, () => alertsOf(shown).some((text) => text.includes(says)) && retryOf(shown));
    expect(textOf(shown), body).not.to.match(unprintable);
  }
  return element as Element;
};

const cannotLoad = (what: string): string => `Non riusciamo a caricare ${what}. Riprova più tardi.`;

/** Presses Riprova: what the server now answers is shown, and the message is gone. */
const retried = async (element: Element, what: string, shown: string): Promise<void> => {
  retryOf(element)?.click();
  await until(shown, () => textOf(element).includes(shown) && !textOf(element).includes(cannotLoad(what)));
};

const profile = ['np-account-profile', 'il profilo', 'Dati personali'] as const;

/** The panels that need an answer: what they say they cannot load, and their content. */
const panels = [
  ['/api/user/profile', ...profile],
  ['/api/user/invoicing', ...profile],
  ['/api/user/consents', ...profile],
  ['/api/user/devices', 'np-account-devices', 'i dispositivi', 'Questo dispositivo'],
  ['/api/user/newsletters', 'np-account-newsletters', 'le newsletter', 'Un esempio'],
  ['/api/user/topics', 'np-account-interests', 'gli interessi', 'Gaviano centro'],
  ['/api/user/subscriptions', 'np-account-subscriptions', 'gli abbonamenti', 'Digital annuale'],
  ['/api/user/offers', 'np-account-offer', 'l’offerta', 'Continua'],
  ['/api/user/onboarding', 'np-account-onboarding', 'i primi passi', 'Gaviano centro'],
  ['/api/user/gdpr/export', 'np-account-privacy', 'le tue richieste', 'Esporta i dati'],
  ['/api/user/consents', 'np-account-privacy', 'lo storico dei consensi', 'Esporta i dati'],
] as const;

/** The panels that a visitor may read. */
const open = [
  ['/api/site/faq', 'np-account-faq', 'le domande', 'Posso leggere su più dispositivi?'],
  ['/api/site/contact/topics', 'np-account-contact', 'i contatti', 'Scrivici'],
] as const;

const onboarding = accountAnswers['np-account-onboarding'];
const subscriptions = accountAnswers['np-account-subscriptions'];
const [subscribed] = subscriptions['/api/user/subscriptions'].subscriptions;
const withSeats = { ...subscribed, seats: { total: 5, used: 1 } };
const seat = { id: 1, email: 'zia@example.it', name: null, note: null, code: null, expires_at: null, actions: [] };

const hasText = (text: string) => (element: Element) => textOf(element).includes(text);

const countsNothing = (element: Element) =>
  inside(shadow(element)).find((one) => one.matches('.desk-found'))?.textContent === '';

/**
 * What panels load later, or from the newsstand: the call, the tag, all answers, what it cannot load, its content, and
 * what is so meanwhile.
 */
const later = [
  ['/api/user/topics', 'np-account-onboarding', onboarding, 'gli interessi', 'Gaviano centro', hasText('Interessi')],
  [
    '/api/user/newsletters',
    'np-account-onboarding',
    {
      ...accountAnswers['np-account-newsletters'],
      '/api/user/onboarding': { steps: { interests: 'done', newsletters: 'current', download_app: 'next' } },
    },
    'le newsletter',
    'Prima luce',
    hasText('Newsletter'),
  ],
  [
    '/api/user/subscriptions/1/sub-users',
    'np-account-subscriptions',
    {
      '/api/user/subscriptions': { subscriptions: [withSeats] },
      '/api/user/subscriptions/1/sub-users': {
        seats: withSeats.seats,
        sub_users: [{ ...seat, status: 'active' }],
      },
    },
    'gli utenti collegati',
    'zia@example.it',
    hasText('Disattiva il rinnovo'),
  ],
  ['/api/user/rassegna', 'np-rassegna', pressAnswers, 'la rassegna', threeStories[0]?.titolo ?? '', countsNothing],
] as const;

/** The parts of the overview: what each says it cannot load, and its content. */
const parts = [
  ['/api/user/subscriptions', 'gli abbonamenti', 'Gestisci abbonamento'],
  ['/api/user/profile', 'il profilo', 'Giulia Ferrante'],
  ['/api/user/topics', 'gli interessi', 'Gestisci'],
  ['/api/user/newsletters', 'le newsletter', 'Scopri l’altra'],
  ['/api/user/devices', 'i dispositivi', 'dispositivi connessi'],
  ['/api/edicola/home', 'l’edizione di oggi', '48 pagine, ed. Gaviano'],
] as const;

describe('F13 whatever the call of a panel returns, it says what it cannot load, and the next try succeeds', () => {
  for (const [call, tag, what, shown] of panels)
    test(`${tag}: ${call}`, async () => {
      const element = await failing(tag, call, accountAnswers[tag], what);
      await retried(element, what, shown);
    });

  for (const [call, tag, what, shown] of open)
    test(`${tag}: ${call}`, async () => {
      const element = await failing(tag, call, {}, what);
      await retried(element, what, shown);
    });

  for (const [call, tag, answers, what, shown, isKept] of later)
    test(`${tag}: ${call}`, async () => {
      const element = await failing(tag, call, answers, what);
      expect(isKept(element)).to.equal(true);
      await retried(element, what, shown);
    });

  for (const [call, what, shown] of parts)
    test(`the overview: ${call}; its other parts stay`, async () => {
      const tag = 'np-account-dashboard';
      const element = await failing(tag, call, accountAnswers[tag], what);
      for (const [other, , text] of parts) if (other !== call) await until(text, () => textOf(element).includes(text));
      expect(alertsOf(element)).to.have.length(1);
      await retried(element, what, shown);
    });
});
