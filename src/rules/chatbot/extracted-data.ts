/** Specification, point 3, "Chatbot message": what an answer carries beside its words. */
export interface ExtractedData {
  /** What programs read: the keys in comment markers, without them. */
  readonly internal: Readonly<Record<string, unknown>>;
  /** What readers see. */
  readonly external: Readonly<Record<string, unknown>>;
}

const wrapped = /^\s*<!--\s*(.*?)\s*-->\s*$/s;

/** Specification, point 3: a key is internal if it is wrapped in comment markers, else external. Later objects count more. */
export const extractedData = (objects: readonly Readonly<Record<string, unknown>>[]): ExtractedData => {
  const internal = new Map<string, unknown>();
  const external = new Map<string, unknown>();
  for (const [key, value] of objects.flatMap((object) => Object.entries(object))) {
    const name = wrapped.exec(key)?.[1];
    if (name === undefined) external.set(key, value);
    else internal.set(name, value);
  }
  return { internal: Object.fromEntries(internal), external: Object.fromEntries(external) };
};

/** More articles than anybody reads beside an answer. */
const mostArticles = 20;

const idIn = (value: unknown): number | undefined => {
  const id = typeof value === 'string' && /^\s*\d{1,15}\s*$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/** Specification, point 3: `article_ids` as a list or a comma-separated text; each once. */
export const articleIdsIn = ({ internal, external }: ExtractedData): readonly number[] => {
  const given: unknown = internal.article_ids ?? external.article_ids;
  const values: readonly unknown[] = typeof given === 'string' ? given.split(',') : Array.isArray(given) ? given : [];
  const ids = values.flatMap((value) => idIn(value) ?? []);
  return [...new Set(ids)].slice(0, mostArticles);
};

/** What readers see of the data: each name with its lines. Markers never come so far. */
export const readableData = ({ external }: ExtractedData): readonly (readonly [name: string, lines: string[]])[] =>
  Object.entries(external)
    .filter(([name]) => name !== 'article_ids')
    .map(([name, value]) => {
      const lines = (Array.isArray(value) ? value : [value]).filter(
        (line) => typeof line === 'string' || typeof line === 'number',
      );
      return [name, lines.map((line) => String(line).replace(/<!--|-->/g, ' '))] as const;
    })
    .filter(([, lines]) => lines.length > 0);
