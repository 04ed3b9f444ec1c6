import type { Html } from '../../pages/html.ts';
import { type NoticePlace, noticeArea } from '../../pages/notices.ts';
import { brandOrigin } from '../base/hosts.ts';
import type { Queryable } from '../db/db.ts';
import { noticesOf } from '../domain/notices/notices.ts';
import type { Reader } from '../domain/session/reader.ts';
import type { AppContext } from '../http/env.ts';
import { builtFragment } from './built-fragment.ts';

/** The notice area of a page, with its reader's notices in the element's order, which puts each above the one before. */
export const restingNotices = async (
  c: AppContext,
  db: Queryable,
  reader: Reader | undefined,
  place: NoticePlace,
): Promise<Html> => {
  const notices = reader ? (await noticesOf(db, reader.accountId)).toReversed() : [];
  return noticeArea(notices, place, brandOrigin(c.get('place').brand, 'account', c.get('url')));
};

/** The rules of `restingNotices`, for a sheet of the page. */
export const noticeRules = (c: AppContext, dist: string): Promise<string> =>
  builtFragment(c, dist, 'resting/np-notices.css');
