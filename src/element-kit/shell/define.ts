import { publish } from '../../core/page/np.ts';
import { page, warnOfVersion } from '../../core/page/page.ts';
import type { AttributeTable, Contract, EventTable } from './contract.ts';
import { createShellClass, version } from './shell.ts';

/** Every element tells the page about its own faults with this event. */
const errorEvent = {
  'np-error': { summary: 'Something of this element failed; it shows its own message.', detail: { message: 'string' } },
} as const;

/**
 * Registers the tag of a contract and returns the contract. Defining a tag twice is safe: the first definition stays.
 * Where there are no custom elements (a server, a generator) it only returns the contract.
 */
export const defineElement = <const A extends AttributeTable, const E extends EventTable>(
  contract: Contract<A, E>,
): Contract<A, E & typeof errorEvent> => {
  const whole = { ...contract, events: { ...contract.events, ...errorEvent } } as unknown as Contract<
    A,
    E & typeof errorEvent
  >;
  if (typeof customElements === 'undefined') return whole;
  const present = customElements.get(whole.tag);
  if (present) warnOfVersion(String(Reflect.get(present, version) ?? 'unknown'));
  else customElements.define(whole.tag, createShellClass(whole));
  if (page.recover) return whole;
  publish({});
  // Not the Navigation API: an address typed by the reader is none of its events, and the engines keep such a page in their back/forward cache.
  addEventListener('beforeunload', ({ timeStamp }) => {
    page.leftAt = timeStamp;
  });
  page.recover = (cause, tell) => {
    if (cause instanceof TypeError)
      void import('../../core/page/reload.ts').then((reload) => reload.recover(cause, tell), tell);
    else tell();
  };
  return whole;
};
