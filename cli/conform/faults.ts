import { validate } from 'superstruct';
import { fieldIn } from '../../src/api/page/call.ts';
import type { Result } from '../../src/rules/page/result.ts';
import type { ContractCall } from '../calls/call.ts';
import type { DescribedCall } from '../calls/described.ts';
import type { Recorded } from './recorder.ts';

/** What is wrong with an answer: the field, header or status, and in what way. */
export interface Fault {
  readonly field: string;
  readonly what: string;
}

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields => Object(value) as Fields;

/** Calls whose answer has no envelope: the elements read text. */
const streamed: ReadonlySet<string> = new Set(['chatbot', 'chatbotCategory']);

const shown = (value: unknown): string => (value === undefined ? 'is missing' : `is ${JSON.stringify(value)}`);

/** Whether the browser of a page of this origin may read the answer. */
export const corsFaults = (
  { headers }: Pick<Recorded, 'headers'>,
  origin: string | undefined,
  sendsCookies: boolean,
): Fault[] => {
  if (!origin) return [];
  const allowed = headers.get('access-control-allow-origin') ?? undefined;
  const credentials = headers.get('access-control-allow-credentials') ?? undefined;
  const faults: Fault[] = [];
  if (allowed !== origin && !(allowed === '*' && !sendsCookies))
    faults.push({
      field: 'header access-control-allow-origin',
      what: `${shown(allowed)}, not ${JSON.stringify(origin)}`,
    });
  if (sendsCookies && credentials !== 'true')
    faults.push({ field: 'header access-control-allow-credentials', what: `${shown(credentials)}, not "true"` });
  return faults;
};

/** The names that a header of CORS does not list. */
export const lacking = (
  { headers }: Pick<Recorded, 'headers'>,
  header: string,
  names: readonly string[],
): readonly Fault[] => {
  const listed = (headers.get(header) ?? '').toLowerCase().split(/\s*,\s*/);
  return names.flatMap((name) => (listed.includes(name) ? [] : { field: `header ${header}`, what: `lacks ${name}` }));
};

/** Whether success and status of the envelope agree with the HTTP status. */
const envelopeFaults = ({ status, body, isJson }: Recorded): Fault[] => {
  if (!isJson) return [{ field: 'body', what: 'is not JSON' }];
  const { success, status: inner, data } = fieldsOf(body);
  const { code } = fieldsOf(inner);
  const isGood = status < 400;
  const faults: Fault[] = [];
  if (success !== isGood) faults.push({ field: 'success', what: `${shown(success)}, not ${isGood}` });
  if (data === undefined) faults.push({ field: 'data', what: 'is missing' });
  if (code !== status) faults.push({ field: 'status.code', what: `${shown(code)}, not ${status}` });
  return faults;
};

/** The value at a path such as `data.sections.0.title`. */
const valueAt = (body: unknown, field: string): unknown => {
  let value = body;
  for (const name of field.split('.')) value = fieldsOf(value)[name];
  return value;
};

/** The field that makes the elements drop an answer. */
const wrongFieldOf = (call: ContractCall, { headers, body }: Recorded, shape: DescribedCall['shape']): string => {
  if (streamed.has(call.name)) return headers.has('x-chat-id') ? 'text' : 'header x-chat-id';
  const [failure] = shape ? validate(body, shape, { coerce: true }) : [];
  return (failure && fieldIn(failure)) || 'body';
};

/** What is wrong with the answer to a call; none when it is as documented. */
export const faultsOf = (
  call: ContractCall,
  result: Result<unknown>,
  answer: Recorded,
  shape: DescribedCall['shape'],
  { origin, isSignedIn }: { readonly origin: string | undefined; readonly isSignedIn: boolean },
): readonly Fault[] => {
  const faults = corsFaults(answer, origin, call.host !== 'archive');
  if (origin && streamed.has(call.name))
    faults.push(...lacking(answer, 'access-control-expose-headers', ['x-chat-id']));
  const { status } = answer;
  const isRefused = status >= 400;
  if (!isSignedIn && call.isReaders && status !== 401)
    return [...faults, { field: 'status', what: `is ${status}, not 401, for a visitor` }];
  const mayRefuse = (!isSignedIn && call.isReaders) || (call.isGuarded && status === 403);
  if (isRefused && !mayRefuse) faults.push({ field: 'status', what: `is ${status}, not 200` });
  if (isRefused || !streamed.has(call.name)) faults.push(...envelopeFaults(answer));
  const field = wrongFieldOf(call, answer, shape);
  if (result.kind === 'badShape' && !faults.some((fault) => fault.field === field))
    faults.push({
      field,
      what:
        field === 'body' ? 'has another shape' : `${shown(valueAt(answer.body, field))}, which the elements cannot use`,
    });
  return faults;
};
