import type { ShortInfo } from '../../api/session/session.ts';
import { h } from '../../element-kit/shell/dom.ts';

/** The avatar or the first letter of the name. Decorative: the button has the name. */
export const face = ({ avatar, name }: ShortInfo): HTMLElement =>
  avatar
    ? h('img', { class: 'face', src: avatar, alt: '', width: '32', height: '32' })
    : h('span', { class: 'face', 'data-letter': [...name][0]?.toUpperCase() });
