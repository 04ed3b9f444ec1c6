import { ownerOf } from '../../platform/net/signal-owners.ts';

/** Time that a server has to prove that it answers. */
const probeTimeoutMs = 5000;

/** Origins whose answers the browser withholds from this page. */
const withheld = new Set<string>();

/**
 * Whether the browser withholds a server's answer, which looks like a lost connection: the same address, asked for an
 * answer that nobody can read, answers. Only a GET is asked again; what is known of an origin holds for its other calls.
 */
export const isWithheld = async (method: string, address: string): Promise<boolean> => {
  const { origin } = new URL(address, location.href);
  if (origin === location.origin || !navigator.onLine) return false;
  if (withheld.has(origin) || method !== 'GET') return withheld.has(origin);
  const answered = await fetch(address, {
    mode: 'no-cors',
    credentials: 'omit',
    signal: AbortSignal.timeout(probeTimeoutMs),
  }).then(
    () => true,
    () => false,
  );
  if (answered) withheld.add(origin);
  return answered;
};

/** A fault of a backend, for whoever maintains the page. */
export interface BackendFault {
  readonly message: string;
  /** Method and path, such as `GET /api/edicola`. */
  readonly call: string;
  /** Path of the field that is missing or of another type, such as `data.sezioni.0.title`. */
  readonly field?: string | undefined;
}

/** Dispatches `np-error` from the element that made the call: the owner of its signal, or the one with the focus. */
export const reportFault = ({ message, call, field }: BackendFault, signal: AbortSignal | null | undefined): void => {
  const { activeElement } = document;
  const focused = activeElement?.localName.startsWith('np-') ? activeElement : undefined;
  const element = ownerOf(signal) ?? focused;
  const detail = { message, call, ...(field && { field }), ...(element && { element: element.localName }) };
  (element ?? document).dispatchEvent(new CustomEvent('np-error', { detail, bubbles: true, composed: true }));
};
