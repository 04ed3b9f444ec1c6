import { Struct } from 'superstruct';
import { contractCalls } from '../../cli/calls/all.ts';
import { described } from '../../cli/calls/described.ts';

/** A shape of any type, with its parts. */
type Shape = Struct<unknown, unknown>;

const isShape = (value: unknown): value is Shape => value instanceof Struct;

const quoted = (text: string): string => `'${text}'`;

/** The answers that are parsed without superstruct. */
const written: Readonly<Record<string, string>> = {
  shortInfo:
    'Enveloped<{ name?: string; username?: string; email?: string; avatar?: string | null; abbonato?: boolean; abbonatoConsent?: boolean; abbonatoDigital?: boolean; abbonatoRassegna?: boolean; isCompany?: boolean; isFamilySubscribed?: boolean; isSlave?: boolean; avvisi?: Record<string, readonly unknown[]>; userNotices?: readonly unknown[] }>',
  notices: 'Enveloped<unknown>',
  accountLogout: 'Enveloped<unknown>',
  newsstandLogout: 'Enveloped<unknown>',
  assistanceChat: '{ success: boolean; data: string; card?: unknown; questions?: readonly string[]; person?: boolean }',
};

/** Calls whose answer is a stream. */
const unadapted: ReadonlySet<string> = new Set(['chatbot', 'chatbotCategory']);

const typeOf = (shape: Shape): string => {
  const type = bareTypeOf(shape);
  return type !== 'unknown' && shape.is(null) ? `${type} | null` : type;
};

const bareTypeOf = ({ type, schema }: Shape): string => {
  switch (type) {
    case 'string':
    case 'number':
    case 'boolean':
      return type;
    case 'integer':
      return 'number';
    case 'literal':
      return typeof schema === 'string' ? quoted(schema) : String(schema);
    case 'enums':
      return Object.values(Object(schema)).map(String).map(quoted).join(' | ');
    case 'array':
      return isShape(schema) ? `readonly (${typeOf(schema)})[]` : 'readonly unknown[]';
    case 'tuple':
      return 'readonly [number, number]';
    case 'type':
      return fieldsOf(Object(schema));
    default:
      return 'unknown';
  }
};

const fieldsOf = (fields: Readonly<Record<string, unknown>>): string => {
  const lines = Object.entries(fields).flatMap(([name, shape]) =>
    isShape(shape) ? [`${name}${shape.is(undefined) ? '?' : ''}: ${typeOf(shape)}`] : [],
  );
  return lines.length > 0 ? `{ ${lines.join('; ')} }` : 'object';
};

/** The answers of each call, by its name, in an order that does not depend on when they are described. */
const answers = async (): Promise<ReadonlyMap<string, readonly string[]>> => {
  const found = new Map<string, string[]>();
  for (const call of contractCalls) {
    if (unadapted.has(call.name)) continue;
    const { shape, dataShape } = await described(call);
    const type = dataShape ? `Enveloped<${typeOf(dataShape)}>` : shape ? typeOf(shape) : written[call.name];
    if (!type) throw new Error(`${call.name}: name the type of its answer in scripts/contracts/contract-answers.ts.`);
    const types = found.get(call.name) ?? [];
    if (!types.includes(type)) types.push(type);
    found.set(call.name, types);
  }
  return found;
};

/** The typings of `adapt`, a function per call, from the very shapes that the elements check. */
export const adapterTypings = async (): Promise<string> => {
  const rows = [...(await answers())].map(([name, types]) => `  ${name}?: Adapter<${types.join(' | ')}>;`);
  return `/** An answer in the envelope: \`data\`, or a refusal. */
export type Enveloped<Data> =
  | { readonly success: true; readonly data: Data }
  | Refused;

/** A refusal: what the reader reads, the reason for the program, and the rejected fields of a form. */
export interface Refused {
  readonly success: false;
  readonly data?: { readonly message?: string; readonly code?: string; readonly errors?: Readonly<Record<string, string>> };
  readonly status?: { readonly code: number };
}

/** Turns the answer of a backend of another shape, parsed as JSON, into ours. */
export type Adapter<Ours> = (
  theirs: any,
  answer: { readonly method: 'GET' | 'POST'; readonly path: string; readonly status: number },
) => Ours | Promise<Ours>;

/** Adapters by the name of their call; \`refusal\` reads the refusals of all calls. */
export interface Adapters {
${rows.join('\n')}
  refusal?: Adapter<Refused>;
}`;
};
