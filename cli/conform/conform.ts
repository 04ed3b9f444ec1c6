import { type PathName, templateOf } from '../../src/api/page/paths.ts';
import type { Result } from '../../src/rules/page/result.ts';
import { contractCalls } from '../calls/all.ts';
import { anyKnown, type ContractCall, type Known } from '../calls/call.ts';
import { described } from '../calls/described.ts';
import { corsFaults, type Fault, faultsOf, lacking } from './faults.ts';
import { causeIn, type Fetch, type Recorded, recording } from './recorder.ts';

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
  articles: 'no article in the answers before',
  newFavourite: 'no article that is certainly not a favourite yet',
  edition: 'no edition in the answers before',
  section: 'no section in the answers before',
  special: 'no special in the answers before',
  signature: 'no signature in the answers before',
  subscription: 'the reader has no subscription',
  shared: 'the reader has no subscription with seats',
  newsletter: 'the reader has no newsletter',
  topic: 'no topic that the reader does not follow',
  chat: 'the reader has no chat',
  ownChat: 'the trial began no chat',
  story: 'no story in the review',
  day: 'no day of the review',
  version: 'no version in the answer before',
};

/** Why a call is left out; undefined when it is made. */
const whyNot = (call: ContractCall, trial: Trial, known: Partial<Known>, isSignedIn: boolean): string | undefined => {
  if (call.host === 'archive' && !trial.archive) return 'no address of the archive';
  if (call.kind === 'never') return lasting;
  if (call.kind === 'write' && !trial.writes) return 'writes: add --write';
  if (call.kind === 'write' && !isSignedIn) return 'writes: needs the credentials of a reader';
  const missing = call.needs.find((what) => known[what] === undefined);
  return missing && (isSignedIn || !call.isReaders) ? sentence[missing] : undefined;
};

const noAnswer = (error: unknown): Fault => ({ field: 'answer', what: `is missing: ${causeIn(error)}` });

/** The page's origin, if its calls to this address need CORS. */
const crossing = (address: string, origin: string | undefined): string | undefined =>
  new URL(address).origin === origin ? undefined : origin;

/** Asks whether a page of the origin may send the POST of a call with the headers of the elements. */
const preflight = async (address: string, called: PathName, origin: string, fetch: Fetch): Promise<Outcome> => {
  const path = templateOf(called);
  const about = { name: 'preflight', call: `OPTIONS ${path}`, note: '' };
  const headers = {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,content-type,x-xsrf-token',
  };
  try {
    const init = { method: 'OPTIONS', headers, redirect: 'error' } as const;
    const response = await fetch(address.replace(/\/$/, '') + path, init);
    const faults = [
      ...(response.ok ? [] : [{ field: 'status', what: `is ${response.status}, not 204` }]),
      ...corsFaults(response, origin, true),
      ...lacking(response, 'access-control-allow-headers', ['content-type', 'authorization', 'x-xsrf-token']),
    ];
    return { ...about, state: faults.length > 0 ? 'failed' : 'passed', faults };
  } catch (error) {
    return { ...about, state: 'failed', faults: [noAnswer(error)] };
  }
};

/** The preflights of the two hosts that a page sends cookies to. */
const preflights = async ({ account, newsstand, origin, fetch }: Trial): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (const [address, called] of [
    [account, 'assistanceChat'],
    [newsstand, 'chatbot'],
  ] as const) {
    const page = crossing(address, origin);
    if (page) outcomes.push(await preflight(address, called, page, fetch));
  }
  return outcomes;
};

/** The result and the answer of a call, or why there is no answer. */
const tried = async (
  call: ContractCall,
  { client, seen }: ReturnType<typeof recording>,
  learned: Partial<Known>,
): Promise<{ readonly result: Result<unknown>; readonly answer: Recorded } | { readonly fault: Fault }> => {
  Object.assign(seen, { last: undefined, failure: undefined });
  try {
    const result = await call.run(client, { ...anyKnown, ...learned }, learned);
    const answer = seen.last;
    return answer ? { result, answer } : { fault: noAnswer(seen.failure) };
  } catch (error) {
    return { fault: noAnswer(seen.failure ?? error) };
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
  const outcomes = await preflights(trial);
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
    if ('fault' in made) {
      outcomes.push({ ...about, state: 'failed', faults: [made.fault], note: '' });
      continue;
    }
    const origin = crossing(made.answer.url, trial.origin);
    const faults = faultsOf(one, made.result, made.answer, shape, { origin, isSignedIn });
    const { status } = made.answer;
    const state = faults.length > 0 ? 'failed' : status >= 400 ? 'refused' : 'passed';
    outcomes.push({ ...about, state, faults, note: state === 'refused' ? `${status}, as documented` : '' });
  }
  return outcomes;
};
