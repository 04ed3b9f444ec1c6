import { replaceable } from '../../rules/language/replaceable.ts';

export const label = replaceable('menu-button', {
  /** Name of the menu and of its button. */
  menu: 'Menu',
});
