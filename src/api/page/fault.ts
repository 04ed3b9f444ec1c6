import type { OwnedSignal } from './owned-signal.ts';

/** Time that a server has to prove that it answers. */
const probeTimeoutMs = 5000;

/** Origins whose answers the browser withholds from this page. */
const withheld = new Set<string>();

/** The call at fault. */
interface Faulty {
  readonly method: string;
  readonly path: string;
  readonly loggedAs?: string | undefined;
  readonly signal?: OwnedSignal | null | undefined;
}

/**
 * Dispatches `np-error` from the element that made the call: the owner of its signal, or the one with the focus. `field`
 * is the path of what is missing or of another type, such as `data.sezioni.0.title`.
 */
export const reportFault = ({ method, path, loggedAs = path, signal }: Faulty, message: string, field = ''): void => {
  const { activeElement } = document;
  const focused = activeElement?.localName.startsWith('np-') ? activeElement : undefined;
  const element = signal?.npOwner ?? focused;
  const detail = {
    message,
    call: `${method} ${loggedAs}`,
    ...(field && { field }),
    ...(element && { element: element.localName }),
  };
  (element ?? document).dispatchEvent(new CustomEvent('np-error', { detail, bubbles: true, composed: true }));
};

const answers = (address: string): Promise<boolean> =>
  fetch(address, { mode: 'no-cors', credentials: 'omit', signal: AbortSignal.timeout(probeTimeoutMs) }).then(
    () => true,
    () => false,
  );

/**
 * Whether the browser withholds the answer of a server of another origin, which looks like a lost connection: the same
 * address, asked for an answer that nobody can read, answers. Reports it. Only a GET is asked again; what is known of an
 * origin holds for its other calls.
 */
export const isWithheld = async (call: Faulty, address: string): Promise<boolean> => {
  const { origin } = new URL(address, location.href);
  if (origin === location.origin) return false;
  if (!withheld.has(origin) && !(call.method === 'GET' && (await answers(address)))) return false;
  withheld.add(origin);
  reportFault(call, `${origin} answers, but not this origin. Add it to those that the server accepts (CORS)`);
  return true;
};
