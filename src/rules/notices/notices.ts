export type NoticeType = 'error' | 'warning' | 'info' | 'other';

/** An entry of the notice area. */
export interface Notice {
  readonly id: string;
  readonly type: NoticeType;
  readonly title: string;
  /** Milliseconds until it disappears; 0: stays until dismissed. */
  readonly timeout: number;
  readonly url: string | undefined;
  readonly cta: string | undefined;
  readonly scrollIntoView: boolean;
  /** yyyy-mm-dd */
  readonly date: string | undefined;
}

const ranks: Readonly<Record<NoticeType, number>> = { error: 3, warning: 2, info: 1, other: 0 };

/** Severity: error 3, warning 2, info 1, other 0. */
export const noticeRank = ({ type }: Pick<Notice, 'type'>): number => ranks[type];

/** The menu's badge: the most severe type above rank 1; undefined when there is none. */
export const badgeOf = (notices: readonly Pick<Notice, 'type'>[]): 'error' | 'warning' | undefined => {
  const top = Math.max(0, ...notices.map(noticeRank));
  if (top <= ranks.info) return undefined;
  return top === ranks.error ? 'error' : 'warning';
};

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

const isType = (value: unknown): value is NoticeType => typeof value === 'string' && Object.hasOwn(ranks, value);

/**
 * Reads a notice of the server (title from message, url from link, cta from linkText) or of our storage. Undefined
 * without id or title. An unknown type becomes `other`.
 */
export const toNotice = (value: unknown): Notice | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const raw = value as Readonly<Record<string, unknown>>;
  const id = typeof raw.id === 'number' ? String(raw.id) : text(raw.id);
  const title = text(raw.message) ?? text(raw.title);
  if (id === undefined || title === undefined) return undefined;
  return {
    id,
    type: isType(raw.type) ? raw.type : 'other',
    title,
    timeout: typeof raw.timeout === 'number' && raw.timeout > 0 ? raw.timeout : 0,
    url: text(raw.link) ?? text(raw.url),
    cta: text(raw.linkText) ?? text(raw.cta),
    scrollIntoView: raw.scrollIntoView === true,
    date: /^\d{4}-\d\d-\d\d$/.exec(text(raw.date) ?? '')?.[0],
  };
};

/** Protects the page from a broken answer with thousands of notices. */
export const maxNotices = 50;

/** Adds notices, newest first. Ignores a notice whose title is already present. */
export const addNotices = (present: readonly Notice[], fresh: readonly Notice[]): readonly Notice[] => {
  const titles = new Set(present.map(({ title }) => title));
  const added: Notice[] = [];
  for (const notice of fresh) {
    if (titles.has(notice.title)) continue;
    titles.add(notice.title);
    added.unshift(notice);
  }
  return added.length === 0 ? present : [...added, ...present].slice(0, maxNotices);
};
