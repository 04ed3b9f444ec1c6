import { isSubscribed, type SubscriberFlags } from '../session/subscriber.ts';
import type { MenuItem } from './brands/record.ts';

export type ProfileTag =
  | 'company'
  | 'person'
  | 'subscribed'
  | 'notSubscribed'
  | 'rassegnaSubscribed'
  | 'notRassegnaSubscribed';

/** The reader's flags that the menu reads. */
export type MenuReader = SubscriberFlags & { readonly isCompany: boolean };

/** The profile tags of a reader. A visitor has none, and sees no entry with roles. */
export const profileTags = (reader: MenuReader | undefined): readonly ProfileTag[] =>
  reader
    ? [
        reader.isCompany ? 'company' : 'person',
        isSubscribed(reader) ? 'subscribed' : 'notSubscribed',
        reader.abbonatoRassegna ? 'rassegnaSubscribed' : 'notRassegnaSubscribed',
      ]
    : [];

/** The one entry that needs a session although it has no roles. */
export const logoutPath = '/logout';

/**
 * Whether the menu shows an entry. An entry with roles shows when one of them is a tag of the reader, so `coming_soon`
 * never shows. 'Esci' shows to readers who are signed in.
 */
export const showsItem = ({ roles, url }: Pick<MenuItem, 'roles' | 'url'>, reader: MenuReader | undefined): boolean => {
  if (url === logoutPath) return reader !== undefined;
  const tags: readonly string[] = profileTags(reader);
  return roles === undefined || roles.some((role) => tags.includes(role));
};

/** The entries that a reader sees, as lists between the separators. Empty lists are left out. */
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
