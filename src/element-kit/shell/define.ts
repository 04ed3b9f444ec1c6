import { noteLeaving } from '../../core/page/leaving/leaving.ts';
import { publish } from '../../core/page/np.ts';
import { page, warnOfVersion } from '../../core/page/page.ts';
import { ownVersion } from '../../core/page/release.ts';
import type { AttributeTable, Contract, EventTable } from './contract.ts';
import { createShellClass, version } from './shell.ts';

/** Every element reports its own failures with this event. */
const errorEvent = {
  'np-error': {
    summary: 'The element failed; it shows its own message. `call` and `field` are set when its backend is at fault.',
    detail: { message: 'string', call: 'string?', field: 'string?', element: 'string?' },
  },
} as const;

/**
 * Registers the tag of a contract and returns the contract. Defining a tag twice is safe: the first definition stays.
 * Without custom elements (on a server, in a generator) it only returns the contract.
 */
export const defineElement = <const A extends AttributeTable, const E extends EventTable>(
  contract: Contract<A, E>,
): Contract<A, E & typeof errorEvent> => {
  const whole = { ...contract, events: { ...contract.events, ...errorEvent } } as unknown as Contract<
    A,
    E & typeof errorEvent
  >;
  if (typeof customElements === 'undefined') return whole;
  const define = (): void => {
    const present = customElements.get(whole.tag);
    if (present) warnOfVersion(String(Reflect.get(present, version) ?? 'unknown'), ownVersion());
    else customElements.define(whole.tag, createShellClass(whole));
  };
  // Other texts than the bundle's must be there before anything is shown.
  const { language, texts, brand } = page.config;
  const { products, texts: ofBrand } = Object(brand);
  if (language ?? texts ?? products ?? ofBrand)
    page.ready = import('virtual:np-languages').then((languages) => languages.prepare(whole.tag)).then(define, define);
  // Each of the autoloader's in a task of its own: together they would hold up a slow phone.
  else if (page.loaders) setTimeout(define);
  else define();
  if (page.recover) return whole;
  page.version ||= ownVersion();
  publish({});
  noteLeaving();
  page.recover = (cause, report, tag) => {
    if (cause instanceof TypeError)
      void import('../../core/page/reload.ts').then((reload) => reload.recover(cause, report, tag), report);
    else report();
  };
  return whole;
};
