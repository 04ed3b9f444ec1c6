import { cancelPlan, ledgerOf, planReview, repeatDelivery, sendReview } from '../../src/api/press/deliveries.ts';
import { changeProfile, profileOf } from '../../src/api/press/profile.ts';
import { addRecipient, changeRecipient, recipientsOf, removeRecipient } from '../../src/api/press/recipients.ts';
import { changeReview, reviewOf } from '../../src/api/press/review.ts';
import { lastDateOf, rowsOf, storyText } from '../../src/api/press/stories.ts';
import { type ContractCall, callsOf } from './call.ts';

const call = callsOf('newsstand');
const order = { selezione_id: 1, recipients: [], subject: '', note: '', format: 'pdf' } as const;

/** The calls of the press review. Those that write send mail, or change what is sent. */
export const pressCalls: readonly ContractCall[] = [
  call('rassegnaLastDate', { guarded: true, make: (client) => lastDateOf(client), learn: (day) => ({ day }) }),
  call('rassegna', {
    guarded: true,
    needs: ['day'],
    make: (client, { day }) => rowsOf(client, { from: day, to: day, onlyMatches: false, grouped: true }, () => {}),
    learn: ([first]) => ({ story: first?.id }),
  }),
  call('rassegnaStory', {
    guarded: true,
    needs: ['story'],
    make: (client, { story }) => storyText(client, Number(story)),
  }),
  call('rassegnaSelection', { guarded: true, make: (client) => reviewOf(client) }),
  call('rassegnaSelection', { kind: 'never', make: (client) => changeReview(client, { ids: [], selected: true }) }),
  call('rassegnaRecipients', { guarded: true, make: (client) => recipientsOf(client) }),
  call('rassegnaRecipients', { kind: 'never', make: (client) => addRecipient(client, {}) }),
  call('rassegnaRecipient', { kind: 'never', make: (client) => changeRecipient(client, 1, {}) }),
  call('rassegnaRecipientDelete', { kind: 'never', make: (client) => removeRecipient(client, 1) }),
  call('rassegnaProfile', { guarded: true, make: (client) => profileOf(client) }),
  call('rassegnaProfile', { kind: 'never', make: (client) => changeProfile(client, {}) }),
  call('rassegnaSending', { guarded: true, make: (client) => ledgerOf(client) }),
  call('rassegnaSending', { kind: 'never', make: (client) => sendReview(client, order) }),
  call('rassegnaPlans', { kind: 'never', make: (client) => planReview(client, { ...order, at: '' }) }),
  call('rassegnaPlanCancel', { kind: 'never', make: (client) => cancelPlan(client, 1) }),
  call('rassegnaRepeat', { kind: 'never', make: (client) => repeatDelivery(client, 1) }),
];
