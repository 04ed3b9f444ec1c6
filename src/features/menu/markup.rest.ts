import { path as burger } from '@phosphor-icons/core/assets/regular/list.svg?icon&own';
import type { MakeElement, MakeIcon } from '../../element-kit/shell/dom.ts';
import { label } from './label.ts';

/** The button that opens the menu, as a node or as HTML text. */
export const restingMenu = <N>(h: MakeElement<N>, svgIcon: MakeIcon<N>): N =>
  h(
    'button',
    { class: 'burger', part: 'burger', type: 'button', 'aria-label': label.menu, 'aria-controls': 'drawer' },
    svgIcon(burger),
    h('span', { class: 'label' }, label.menu),
  );
