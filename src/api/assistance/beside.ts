/** A fact of an answer. */
export interface CardRow {
  readonly name: string;
  readonly value: string;
}

/** What an answer shows beside its text. */
export interface Beside {
  readonly title: string;
  readonly rows: readonly CardRow[];
  /** A path of one of the brand's sites. */
  readonly link: { readonly name: string; readonly site: 'account' | 'shop'; readonly path: string } | undefined;
  /** The nearest questions, in place of an answer. */
  readonly questions: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value.slice(0, 8) : []);

const rowIn = (value: unknown): readonly CardRow[] => {
  const { name, value: text } = Object(value) as Fields;
  return isText(name) && typeof text === 'string' ? [{ name, value: text }] : [];
};

const linkIn = (value: unknown): Beside['link'] => {
  const { name, site, path } = Object(value) as Fields;
  const isKnown = site === 'account' || site === 'shop';
  return isText(name) && isKnown && isText(path) && path.startsWith('/') ? { name, site, path } : undefined;
};

/** Reads card and questions of an answer. Drops what has another shape: the text stays. */
export const besideIn = (whole: unknown): Beside => {
  const { card, questions } = Object(whole) as Fields;
  const { title, rows, link } = Object(card) as Fields;
  return {
    title: isText(title) ? title : '',
    rows: listIn(rows).flatMap(rowIn),
    link: linkIn(link),
    questions: listIn(questions).filter(isText),
  };
};
