import { path as search } from '@phosphor-icons/core/assets/regular/magnifying-glass.svg?icon&own';
import { path as user } from '@phosphor-icons/core/assets/regular/user.svg?icon&own';
import type { MakeElement, MakeIcon } from '../../element-kit/shell/dom.ts';
import { subscribeUrl } from '../../rules/brand/links.ts';
import { copy } from './copy.ts';

/** The two links for visitors. */
export const subscribeLink = <N>(h: MakeElement<N>, shop: string): N =>
  h('a', { class: 'subscribe', href: subscribeUrl(shop), 'data-np-track': 'abbonati' }, copy.subscribe);

export const signInLink = <N>(h: MakeElement<N>, svgIcon: MakeIcon<N>, href: string): N =>
  h('a', { class: 'sign-in', href }, svgIcon(user), h('span', { class: 'label' }, copy.signIn));

/** The header before the reader is known, as nodes or as HTML text (`scripts/build/resting.ts`). */
export const restingHeader = <N>(h: MakeElement<N>, svgIcon: MakeIcon<N>): N =>
  h(
    'div',
    { class: 'frame' },
    h(
      'header',
      { class: 'bar', part: 'bar' },
      h('div', { class: 'start' }, h('slot', { name: 'menu' }), h('span', { class: 'area' })),
      h('a', { class: 'logo', part: 'logo', href: '/' }, h('span', { class: 'wordmark' })),
      h('div', { class: 'end' }, h('div', { class: 'who' })),
    ),
    h(
      'nav',
      { class: 'sections', part: 'sections', 'aria-label': copy.sections },
      h('div', { class: 'links' }, h('slot', { name: 'sections' })),
      h('a', { class: 'search' }, svgIcon(search), copy.search),
    ),
  );
