import { followedTopics, renewing, todaysPaper, twoOfThree } from '../../../src/features/account-dashboard/fixtures.ts';
import { threeDevices } from '../../../src/features/account-devices/fixtures.ts';
import { threeTopics } from '../../../src/features/account-interests/fixtures.ts';
import { threeNewsletters } from '../../../src/features/account-newsletters/fixtures.ts';
import { byTheYear, stepUp } from '../../../src/features/account-offer/fixtures.ts';
import { beginning } from '../../../src/features/account-onboarding/fixtures.ts';
import { takenBack, waitingDeletion } from '../../../src/features/account-privacy/fixtures.ts';
import { invoicedCompany, wholePerson } from '../../../src/features/account-profile/fixtures.ts';
import { ended, renewing as subscribed, unpaid } from '../../../src/features/account-subscriptions/fixtures.ts';
import { restingProfile, threeStories, twoRecipients } from '../../../src/features/press/fixtures.ts';

/** What the account host answers a signed-in reader, by tag and path. */
export const accountAnswers = {
  'np-account-dashboard': {
    '/api/user/subscriptions': { subscriptions: [renewing] },
    '/api/user/profile': wholePerson.profile,
    '/api/user/topics': { topics: followedTopics },
    '/api/user/newsletters': { newsletters: twoOfThree },
    '/api/user/devices': threeDevices,
    '/api/user/onboarding': { steps: beginning.steps },
    '/api/edicola/home': todaysPaper,
  },
  'np-account-devices': { '/api/user/devices': threeDevices },
  'np-account-interests': { '/api/user/topics': { topics: threeTopics } },
  'np-account-newsletters': { '/api/user/newsletters': { newsletters: threeNewsletters } },
  'np-account-offer': { '/api/user/offers': { offers: [stepUp, byTheYear] } },
  'np-account-onboarding': {
    '/api/user/onboarding': { steps: beginning.steps },
    '/api/user/topics': { topics: beginning.topics },
  },
  'np-account-password': { '/api/user/passkeys': { passkeys: [], limit: 10 } },
  'np-account-privacy': { '/api/user/gdpr/export': waitingDeletion, '/api/user/consents': takenBack },
  'np-account-profile': {
    '/api/user/profile': invoicedCompany.profile,
    '/api/user/invoicing': invoicedCompany.invoicing,
    '/api/user/consents': invoicedCompany.consents,
    '/api/site/comuni': { comuni: [] },
  },
  'np-account-subscriptions': { '/api/user/subscriptions': { subscriptions: [subscribed, unpaid, ended] } },
} as const;

/** What the newsstand answers a company about its press review. */
export const pressAnswers = {
  '/api/user/rassegna/last-date': { rassegna_date: { date: '2025-11-20' } },
  '/api/user/rassegna': { rassegna: threeStories, paging: { page: 1, per_page: 1000, total: 3 } },
  '/api/user/rassegna/selezione': {
    selezione: null,
    licenza: { consentite: 600, usate: 0, previste: 0, superata: false },
  },
  '/api/user/rassegna/destinatari': { destinatari: twoRecipients },
  '/api/user/rassegna/profilo': { profilo: restingProfile },
} as const;
