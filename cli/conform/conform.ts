import { templateOf } from '../../src/api/page/paths.ts';
import { contractCalls } from '../calls/all.ts';
import { anyKnown, type ContractCall, type Known } from '../calls/call.ts';
import { described } from '../calls/described.ts';
import { type Fault, faultsOf } from './faults.ts';
import { type Fetch, type Recorded, recording } from './recorder.ts';

/** The server under trial, and as whom it is called. */
export interface Trial {
  /** Base addresses. Without the archive's, its calls are left out. */
  readonly newsstand: string;
  readonly account: string;
  readonly archive: string | undefined;
  readonly origin: string | undefined;
  readonly cookie: string | undefined;
  readonly bearer: string | undefined;
  /** Also makes the calls that write something, and undo it. */
  readonly writes: boolean;
  readonly fetch: Fetch;
}

/** What became of one call. */
export interface Outcome {
  readonly name: string;
  readonly call: string;
  readonly state: 'passed' | 'refused' | 'failed' | 'left out';
  readonly faults: readonly Fault[];
  /** Why it was left out, or the status of a refusal that may be. */
  readonly note: string;
}

/** The note of calls that no trial makes. */
export const lasting = 'changes something for good, or needs what a trial cannot have';

const sentence: Readonly<Record<keyof Known, string>> = {
  article: 'no article in the answers before',
  edition: 'no edition in the answers before',
  section: 'no section in the answers before',
  special: 'no special in the answers before',
  signature: 'no signature in the answers before',
  subscription: 'the reader has no subscription',
  shared: 'the reader has no subscription with seats',
  newsletter: 'the reader has no newsletter',
  topic: 'no topic that the reader does not follow',
  faq: 'no question in the answer before',
  chat: 'the reader has no chat',
  story: 'no story in the review',
  day: 'no day of the review',
  version: 'no version in the answer before',
};

/** Why a call is left out; undefined when it is made. */
const whyNot = (call: ContractCall, trial: Trial, known: Partial<Known>, isSignedIn: boolean): string | undefined => {
  if (call.host === 'archive' && !trial.archive) return 'no address of the archive';
  if (call.kind === 'never') return lasting;
  if (call.kind === 'write' && !trial.writes) return 'writes: add --write';
  const missing = call.needs.find((what) => known[what] === undefined);
  return missing && (isSignedIn || !call.isReaders) ? sentence[missing] : undefined;
};

/** Asks whether a page of the origin may send a POST with the headers of the elements. */
const preflight = async ({ account, fetch }: Trial, origin: string): Promise<Outcome> => {
  const path = '/api/site/chat';
  const name = 'preflight';
  const call = `OPTIONS ${path}`;
  const headers = {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,content-type,x-xsrf-token',
  };
  try {
    const response = await fetch(account.replace(/\/$/, '') + path, { method: 'OPTIONS', headers });
    const allowed = (response.headers.get('access-control-allow-headers') ?? '').toLowerCase();
    const faults: Fault[] = [];
    if (!response.ok) faults.push({ field: 'status', what: `is ${response.status}, not 204` });
    for (const header of ['content-type', 'authorization', 'x-xsrf-token'])
      if (!allowed.includes(header))
        faults.push({ field: 'header access-control-allow-headers', what: `lacks ${header}` });
    return { name, call, state: faults.length > 0 ? 'failed' : 'passed', faults, note: '' };
  } catch (cause) {
    return { name, call, state: 'failed', faults: [{ field: 'answer', what: `there is none: ${cause}` }], note: '' };
  }
};

/** The result and the answer of a call; undefined when the server does not answer. */
const tried = async (call: ContractCall, { client, seen }: ReturnType<typeof recording>, learned: Partial<Known>) => {
  seen.last = undefined;
  try {
    const result = await call.run(client, { ...anyKnown, ...learned }, learned);
    const answer = seen.last as Recorded | undefined;
    return answer && { result, answer };
  } catch {
    return undefined;
  }
};

/** Makes the calls of the elements, with their own functions and shapes, and says what is wrong with each answer. */
export const conform = async (trial: Trial): Promise<readonly Outcome[]> => {
  const hosts = {
    newsstand: recording(trial.newsstand, trial),
    account: recording(trial.account, trial),
    // Another provider: it gets no cookie.
    archive: recording(trial.archive ?? '', { ...trial, cookie: undefined }),
  };
  const known: Partial<Known> = {};
  const { origin } = trial;
  const outcomes: Outcome[] = origin ? [await preflight(trial, origin)] : [];
  for (const one of contractCalls) {
    const isSignedIn = Boolean(trial.bearer || (trial.cookie && one.host !== 'archive'));
    const { method, shape } = await described(one);
    const about = { name: one.name, call: `${method} ${templateOf(one.name)}` };
    const note = whyNot(one, trial, known, isSignedIn);
    if (note !== undefined) {
      outcomes.push({ ...about, state: 'left out', faults: [], note });
      continue;
    }
    const made = await tried(one, hosts[one.host], known);
    if (!made) {
      outcomes.push({ ...about, state: 'failed', faults: [{ field: 'answer', what: 'there is none' }], note: '' });
      continue;
    }
    const faults = faultsOf(one, made.result, made.answer, shape, { origin, isSignedIn });
    const { status } = made.answer;
    const state = faults.length > 0 ? 'failed' : status >= 400 ? 'refused' : 'passed';
    outcomes.push({ ...about, state, faults, note: state === 'refused' ? `${status}, as documented` : '' });
  }
  return outcomes;
};
