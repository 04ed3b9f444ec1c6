import { accountCalls } from './account.ts';
import type { ContractCall } from './call.ts';
import { chatbotCalls } from './chatbot.ts';
import { newsstandCalls } from './newsstand.ts';
import { pressCalls } from './press.ts';
import { siteCalls } from './site.ts';
import { subscriptionCalls } from './subscriptions.ts';

/** Every call of the elements whose answer is JSON or text, in an order in which each finds what it needs. */
export const contractCalls: readonly ContractCall[] = [
  ...siteCalls,
  ...newsstandCalls,
  ...accountCalls,
  ...subscriptionCalls,
  ...chatbotCalls,
  ...pressCalls,
];
