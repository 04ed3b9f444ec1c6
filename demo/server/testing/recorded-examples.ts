/** An answer of the reference backend, as the package's openapi.json shows it. */
export interface RecordedAnswer {
  readonly status: number;
  readonly type: string;
  /** JSON, or a text; absent for files. */
  readonly body?: unknown;
  /** Only what an element reads: the chat's number. */
  readonly chatId?: string;
}

export type RecordedExamples = Readonly<Record<string, Readonly<Record<'good' | 'bad', RecordedAnswer>>>>;

/** What signs somebody in somewhere gives its place to a word. */
const secret = /^(id_token|id_code|challenge|reset_code|token)$/;

const scrubbed = (value: unknown, name = ''): unknown => {
  if (Array.isArray(value)) return value.slice(0, 3).map((item) => scrubbed(item));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, scrubbed(inner, key)]));
  if (typeof value !== 'string') return value;
  return secret.test(name)
    ? `example-${name.replace('_', '-')}`
    : value.replace(/\b(condivisa|id_code|code|token)=[\w-]+/g, '$1=example');
};

const recorded = new Map<string, Partial<Record<'good' | 'bad', RecordedAnswer>>>();

/** Keeps an answer, and resolves with it. Lists are cut to three rows. */
export const record = async (name: string, side: 'good' | 'bad', response: Response): Promise<RecordedAnswer> => {
  const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
  const text = await response.text();
  const chatId = response.headers.get('x-chat-id');
  const body =
    type === 'application/json' ? { body: scrubbed(JSON.parse(text)) } : type === 'text/plain' ? { body: text } : {};
  const answer = { status: response.status, type, ...body, ...(chatId && { chatId }) };
  recorded.set(name, { ...recorded.get(name), [side]: answer });
  return answer;
};

/** The paths of all fields in an answer, such as `body.data.items.*.title`, each once. */
export const fieldsIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const paths = Object.entries(value).flatMap(([key, inner]) => {
    const name = Array.isArray(value) ? '*' : key;
    return [name, ...fieldsIn(inner).map((path) => `${name}.${path}`)];
  });
  return [...new Set(paths)].sort();
};

/** The text of examples.json. */
export const recordedText = (): string =>
  `${JSON.stringify(Object.fromEntries([...recorded].sort(([one], [other]) => one.localeCompare(other))), null, 1)}\n`;
