import { path as newspaperCurrent } from '@phosphor-icons/core/assets/fill/newspaper-fill.svg?icon';
import { path as archive } from '@phosphor-icons/core/assets/regular/archive.svg?icon';
import { path as specials } from '@phosphor-icons/core/assets/regular/book-bookmark.svg?icon';
import { path as favourites } from '@phosphor-icons/core/assets/regular/bookmark-simple.svg?icon';
import { path as chatbot } from '@phosphor-icons/core/assets/regular/chats-circle.svg?icon';
import { path as press } from '@phosphor-icons/core/assets/regular/clipboard-text.svg?icon';
import { path as site } from '@phosphor-icons/core/assets/regular/globe.svg?icon';
import { path as sections } from '@phosphor-icons/core/assets/regular/list-bullets.svg?icon';
import { path as newspaper } from '@phosphor-icons/core/assets/regular/newspaper.svg?icon';
import { path as authors } from '@phosphor-icons/core/assets/regular/pen-nib.svg?icon';
import { path as leave } from '@phosphor-icons/core/assets/regular/sign-out.svg?icon';
import { path as shop } from '@phosphor-icons/core/assets/regular/storefront.svg?icon';
import { path as account } from '@phosphor-icons/core/assets/regular/user-circle.svg?icon';
import type { MenuIcon } from '../../rules/brand/brands/record.ts';

const icons: Readonly<Record<MenuIcon, string>> = {
  newspaper,
  'list-bullets': sections,
  'book-bookmark': specials,
  'chats-circle': chatbot,
  'clipboard-text': press,
  'pen-nib': authors,
  'bookmark-simple': favourites,
  'user-circle': account,
  globe: site,
  archive,
  storefront: shop,
  'sign-out': leave,
};

/** The icon of an entry; filled for the newsstand on its own page. */
export const menuIcon = (name: MenuIcon, current: boolean): string =>
  current && name === 'newspaper' ? newspaperCurrent : icons[name];
