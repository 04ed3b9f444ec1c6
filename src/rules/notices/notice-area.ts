import { type Notice, noticeRank } from './notices.ts';

/** How much of the notices an area shows. */
interface NoticeView {
  /** All of them, not only the first. */
  readonly all: boolean;
  /** Beside an article, only errors interrupt the reading. */
  readonly errorsOnly: boolean;
}

/** A notice of the page itself has no day: it is newer than any of the server's. */
const dayOf = ({ date }: Pick<Notice, 'date'>): string => date ?? '9';

/** The notices of an area, the most severe first, then the newest; and how many it hides. */
export const noticesShown = <N extends Pick<Notice, 'type' | 'date'>>(
  notices: readonly N[],
  { all, errorsOnly }: NoticeView,
): { readonly shown: readonly N[]; readonly hidden: number } => {
  const order = (one: N, other: N) =>
    noticeRank(other) - noticeRank(one) || (dayOf(other) > dayOf(one) ? 1 : dayOf(other) < dayOf(one) ? -1 : 0);
  const known = notices.filter(({ type }) => !errorsOnly || type === 'error').sort(order);
  const shown = all ? known : known.slice(0, 1);
  return { shown, hidden: known.length - shown.length };
};
