import { path as chat } from '@phosphor-icons/core/assets/fill/chat-teardrop-text-fill.svg?icon';
import type { MakeElement, MakeIcon } from '../../../element-kit/shell/dom.ts';
import { copy } from './copy.ts';

/** The floating button of a closed panel, as a node or as HTML text. */
export const restingButton = <N>(h: MakeElement<N>, svgIcon: MakeIcon<N>): N =>
  h(
    'button',
    { class: 'launcher', type: 'button', part: 'launcher', 'aria-haspopup': 'dialog', 'aria-label': copy.open },
    svgIcon(chat),
  );
