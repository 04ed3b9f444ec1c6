import { badgeOf, type Notice, noticeRank } from '../notices/notices.ts';
import { isSubscribed, type SubscriberFlags } from '../session/subscriber.ts';
import type { MenuItem } from './brands/record.ts';

export type ProfileTag =
  | 'company'
  | 'person'
  | 'subscribed'
  | 'notSubscribed'
  | 'rassegnaSubscribed'
  | 'notRassegnaSubscribed';

/** What the menu needs to know of a reader. */
export type MenuReader = SubscriberFlags & { readonly isCompany: boolean };

/** Specification, point 5: a reader's derived profile tags. A visitor is nobody yet: no tag, and no entry with roles. */
export const profileTags = (reader: MenuReader | undefined): readonly ProfileTag[] =>
  reader
    ? [
        reader.isCompany ? 'company' : 'person',
        isSubscribed(reader) ? 'subscribed' : 'notSubscribed',
        reader.abbonatoRassegna ? 'rassegnaSubscribed' : 'notRassegnaSubscribed',
      ]
    : [];

/** Specification, point 6: the route that needs a session although its entry has no role. */
export const logoutPath = '/logout';

/**
 * Specification, points 5 and 6: an entry with roles shows only if one of them is a tag of the reader, so `coming_soon`
 * never does; 'Esci' is for who is logged in.
 */
export const showsItem = ({ roles, url }: Pick<MenuItem, 'roles' | 'url'>, reader: MenuReader | undefined): boolean => {
  if (url === logoutPath) return reader !== undefined;
  const tags: readonly string[] = profileTags(reader);
  return roles === undefined || roles.some((role) => tags.includes(role));
};

/** The entries that a reader sees, in lists between the separators; a list that is empty for this reader is none. */
export const menuFor = (
  items: readonly (MenuItem | 'separator')[],
  reader: MenuReader | undefined,
): readonly (readonly MenuItem[])[] => {
  const lists: MenuItem[][] = [[]];
  for (const item of items) {
    if (item === 'separator') lists.push([]);
    else if (showsItem(item, reader)) lists.at(-1)?.push(item);
  }
  return lists.filter((list) => list.length > 0);
};

/** Specification, point 3: `avvisi`, menu path → its notices. */
export type NoticesByPath = Readonly<Record<string, readonly Pick<Notice, 'type'>[]>>;

const plain = (path: string): string => path.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1');

/** The notices of the paths, whatever their final slash. */
export const noticesAt = (avvisi: NoticesByPath, paths: readonly string[]): readonly Pick<Notice, 'type'>[] => {
  const wanted = new Set(paths.map(plain));
  return Object.entries(avvisi).flatMap(([path, notices]) => (wanted.has(plain(path)) ? notices : []));
};

/** Specification, point 4: the badge of an entry with these paths; how many of its notices rank above 1. */
export interface Badge {
  readonly type: 'error' | 'warning';
  readonly count: number;
}

export const badgeFor = (notices: readonly Pick<Notice, 'type'>[]): Badge | undefined => {
  const type = badgeOf(notices);
  return type && { type, count: notices.filter((notice) => noticeRank(notice) > 1).length };
};

/** Whether a link leads to the page that is shown: the same address but for query, fragment and a final slash. */
export const isCurrent = (href: string, here: string): boolean => plain(href) === plain(here);
