/** Name of the menu and of its button. */
export const label = 'Menu';
