/** What a reader can ask about their own account. */
export const accountFacts = [
  'until',
  'product',
  'price',
  'nextCharge',
  'paymentMethod',
  'receipts',
  'withdrawal',
  'unpaid',
  'locked',
  'seats',
  'invited',
  'devices',
  'codes',
  'newsletters',
  'address',
] as const;
export type AccountFact = (typeof accountFacts)[number];

/** What the classifier tells apart. `offers`: prices for everybody; `who`: what answers here; `failed`: the last answer did not help. */
export const labels = [
  ...accountFacts,
  'offers',
  'signIn',
  'person',
  'complaint',
  'others',
  'injection',
  'outside',
  'thanks',
  'greeting',
  'who',
  'failed',
  'search',
] as const;
export type Label = (typeof labels)[number];

const facts: ReadonlySet<string> = new Set(accountFacts);
export const isFact = (label: Label): label is AccountFact => facts.has(label);
