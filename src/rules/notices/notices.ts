export type NoticeType = 'error' | 'warning' | 'info' | 'other';

/** Specification, point 3, "Notice". */
export interface Notice {
  readonly id: string;
  readonly type: NoticeType;
  readonly title: string;
  /** Milliseconds it stays; 0: until dismissed. */
  readonly timeout: number;
  readonly url: string | undefined;
  readonly cta: string | undefined;
  readonly scrollIntoView: boolean;
  /** yyyy-mm-dd */
  readonly date: string | undefined;
}

const ranks: Readonly<Record<NoticeType, number>> = { error: 3, warning: 2, info: 1, other: 0 };

/** Specification, point 4: error 3, warning 2, info 1, other 0. */
export const noticeRank = ({ type }: Pick<Notice, 'type'>): number => ranks[type];

/** Specification, point 4: the menu's badge, the most severe type above rank 1 among the notices; undefined without one. */
export const badgeOf = (notices: readonly Pick<Notice, 'type'>[]): 'error' | 'warning' | undefined => {
  const top = Math.max(0, ...notices.map(noticeRank));
  if (top <= ranks.info) return undefined;
  return top === ranks.error ? 'error' : 'warning';
};

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

const isType = (value: unknown): value is NoticeType => typeof value === 'string' && Object.hasOwn(ranks, value);

/**
 * Specification, point 3: a notice as the server writes it (title from message, url from link, cta from linkText) or as
 * we stored it. Undefined without an id or a title; an unknown type counts as other.
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

/** More of them help nobody, and a broken answer may bring thousands. */
export const mostNotices = 50;

/** Specification, points 3 and 5: newest first; a notice whose title is already there is ignored. */
export const addNotices = (present: readonly Notice[], fresh: readonly Notice[]): readonly Notice[] => {
  const titles = new Set(present.map(({ title }) => title));
  const added: Notice[] = [];
  for (const notice of fresh) {
    if (titles.has(notice.title)) continue;
    titles.add(notice.title);
    added.unshift(notice);
  }
  return added.length === 0 ? present : [...added, ...present].slice(0, mostNotices);
};
