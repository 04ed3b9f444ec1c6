import { badgeOf, type Notice, noticeRank } from '../notices/notices.ts';

/** The badge of a menu entry: its most severe type, and how many of its notices rank above 1. */
export interface Badge {
  readonly type: 'error' | 'warning';
  readonly count: number;
}

export const badgeFor = (notices: readonly Pick<Notice, 'type'>[]): Badge | undefined => {
  const type = badgeOf(notices);
  return type && { type, count: notices.filter((notice) => noticeRank(notice) > 1).length };
};
