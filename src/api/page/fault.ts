import type { FetchContext, FetchResponse } from 'ofetch';
import { type Adapters, adapterOf } from './adapters.ts';
import type { Call } from './ask.ts';
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
  // The command `np-elements conform` makes the same calls without a page.
  if (typeof document === 'undefined') return;
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

/** What an adapter did to an answer. */
const adapted = new WeakMap<object, string>();

/** Logs and reports an answer of another shape, and the adapter that it went through. */
export const reportShape = <C extends Faulty>(
  call: C,
  response: FetchResponse<unknown>,
  field: string,
  log: (call: C, what: string) => void,
): void => {
  const wrong = `${response.status}, no valid ${field || 'body'}${adapted.get(response) ?? ''}`;
  log(call, wrong);
  reportFault(call, wrong, field);
};

/** Lets the integrator's adapter of a call change the body of its answer. What it throws counts as another shape. */
export const adapt = async (
  { response, options }: FetchContext & { response: FetchResponse<unknown> },
  adapters: Adapters,
): Promise<void> => {
  const call = options as unknown as Call;
  const { method, path, stream } = call;
  const { ok, status } = response;
  // A stream is read as it arrives. What is no record was reported by np.configure.
  if ((ok && stream) || typeof adapters !== 'object') return;
  const found = await adapterOf(path, ok, adapters);
  if (!found) return;
  const { name, adapter } = found;
  adapted.set(response, ` after adapt.${name}`);
  try {
    response._data = await adapter(response._data, { method, path, status });
  } catch (cause) {
    response._data = undefined;
    // An error's text may quote the answer.
    const how = ` after adapt.${name}, which threw ${cause instanceof Error ? cause.name : 'no Error'}`;
    adapted.set(response, how);
    console.error(`np.configure: adapt.${name} threw on [${method}] "${call.loggedAs ?? path}"`, cause);
    if (!ok) reportFault(call, `${status}, no valid refusal${how}`);
  }
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
