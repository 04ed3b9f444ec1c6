/** Tag of answers that a shared cache may give to signed-in readers too. */
const EVERYBODY = 'tutti';

/** Tag of all answers of a paper. `sigla` is its code. */
export const paperTag = (sigla: string): string => `testata-${sigla.toLowerCase()}`;
/** Tag of a paper's lists, which a new story joins. */
export const listsTag = (sigla: string): string => `elenchi-${sigla.toLowerCase()}`;
export const editionTag = (id: number | string): string => `edizione-${id}`;
export const storyTag = (id: number | string): string => `storia-${id}`;

/** Calls that list stories, sections or editions. */
const isList = (path: string): boolean => /^\/api\/edicola\/(?!articolo$|pagina\/)/.test(path);

const addTags = (value: unknown, tags: Set<string>): void => {
  if (typeof value !== 'object' || value === null) return;
  const { id, title, brand, id_edizione: edition } = value as Readonly<Record<string, unknown>>;
  if (typeof id === 'number' && title !== undefined && brand !== undefined) tags.add(storyTag(id));
  if (typeof edition === 'number') tags.add(editionTag(edition));
  for (const part of Object.values(value)) addTags(part, tags);
};

/** What an answer is about. */
export interface Tagged {
  /** Codes of its papers. */
  readonly siglas: readonly string[];
  readonly path: string;
  readonly isForEverybody: boolean;
  /** The parsed body of JSON. */
  readonly body: unknown;
}

/** The tags by which a shared cache drops an answer: of its papers, and of each story and edition that it names. */
export const tagsOf = ({ siglas, path, isForEverybody, body }: Tagged): string[] => {
  const tags = new Set<string>(isForEverybody ? [EVERYBODY] : []);
  for (const sigla of siglas) {
    tags.add(paperTag(sigla));
    if (isList(path)) tags.add(listsTag(sigla));
  }
  const [, edition] = /^\/api\/edicola\/pagina\/(\d+)\//.exec(path) ?? [];
  if (edition !== undefined) tags.add(editionTag(edition));
  addTags(body, tags);
  return [...tags];
};
