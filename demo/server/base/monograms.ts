import { withOwn } from './own-brands.ts';

/** The letters of a paper's monogram, for its mails, which have no pictures. */
export const monogramOf = withOwn(
  { MG: 'M', LG: 'L', EM: 'E', GZ: 'G', CA: 'CA', QP: 'qui' },
  ({ world }) => world.letters,
);
