import { withOwn } from './own-brands.ts';

/** The line under a paper's name, on its site and on its front page. */
export const mottoOf = withOwn(
  {
    MG: 'Il quotidiano di Gaviano e della sua provincia dal 1894',
    LG: 'Ogni mattina, una lettera dalla costa',
    EM: 'La voce delle valli',
    GZ: 'Foglio cittadino fondato nel 1871',
    CA: 'I fatti, in chiaro',
    QP: 'La città in dieci minuti',
  },
  ({ world }) => world.motto,
);

/** The letters of a paper's monogram, for its mails, which have no pictures. */
export const monogramOf = withOwn(
  { MG: 'M', LG: 'L', EM: 'E', GZ: 'G', CA: 'CA', QP: 'qui' },
  ({ world }) => world.letters,
);
