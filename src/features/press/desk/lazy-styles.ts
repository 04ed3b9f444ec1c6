import late from './lazy.css?inline';

/** The sheet of all that comes later than the table. */
export const styles = [late];
