import late from './lazy.css?inline';

/** Styles of the lazy parts. */
export const styles = [late];
