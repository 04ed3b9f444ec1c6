/** The data of an answer, beside its text. */
export interface ExtractedData {
  /** For programs: the keys in comment markers, without the markers. */
  readonly internal: Readonly<Record<string, unknown>>;
  /** Shown to readers. */
  readonly external: Readonly<Record<string, unknown>>;
}

const wrapped = /^\s*<!--\s*(.*?)\s*-->\s*$/s;

/** Merges the objects of an answer. A key in comment markers is internal, any other external. Later objects win. */
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

/** More articles than a reader opens beside an answer. */
const maxArticles = 20;

const idIn = (value: unknown): number | undefined => {
  const id = typeof value === 'string' && /^\s*\d{1,15}\s*$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/** The ids in `article_ids`, a list or a comma-separated text; each once. */
export const articleIdsIn = ({ internal, external }: ExtractedData): readonly number[] => {
  const value: unknown = internal.article_ids ?? external.article_ids;
  const values: readonly unknown[] = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : [];
  const ids = values.flatMap((one) => idIn(one) ?? []);
  return [...new Set(ids)].slice(0, maxArticles);
};

/** The external data as readers see it: each name with its lines, without comment markers. */
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
