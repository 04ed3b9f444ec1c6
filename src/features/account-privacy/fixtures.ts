import type { ConsentsAnswer } from '../../api/account/consents.ts';
import type { GdprState } from '../../api/account/gdpr.ts';
import { consentTexts } from '../../rules/account/consents.ts';

/** A reader whose data go tomorrow, after a copy of them. */
export const waitingDeletion: GdprState = {
  request: { id: '1', status: 'done', requested_at: '2025-11-18T09:00:00Z', effective_at: null },
  deletion: {
    id: '2',
    status: 'pending',
    requested_at: '2025-11-20T09:00:00Z',
    effective_at: '2025-11-21T09:00:00Z',
  },
  counts: { account: 1, device: 3, consent_log: 2 },
};

/** A consent that was given at registration and taken back in the profile. */
export const takenBack: ConsentsAnswer = {
  consents: [
    { id: 'promo', text: consentTexts.promo, version: '2025-11', granted: false, granted_at: null, mandatory: false },
  ],
  history: [
    {
      id: 'promo',
      granted: false,
      version: '2025-11',
      surface: 'profilo',
      receipt_id: 'r2',
      at: '2025-11-19T09:00:00Z',
    },
    {
      id: 'promo',
      granted: true,
      version: '2025-11',
      surface: 'registrazione',
      receipt_id: 'r1',
      at: '2025-11-01T09:00:00Z',
    },
  ],
};
