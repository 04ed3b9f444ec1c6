/** Number of names of persons, places and firms in the archive. */
export const NAMES = 200_000;

const heads = ['Bar', 'Cal', 'Dor', 'Fer', 'Gal', 'Lom', 'Mar', 'Nar', 'Pel', 'Ros', 'Sal', 'Tor', 'Val', 'Ven', 'Zan'];
const middles = ['ab', 'ac', 'ad', 'agn', 'al', 'am', 'and', 'ant', 'ar', 'eb', 'ecc', 'ed', 'ell', 'em', 'ent', 'er'];
const more = ['ib', 'icc', 'id', 'ign', 'ill', 'im', 'ind', 'int', 'ir', 'ob', 'occ', 'on', 'orl', 'ott', 'ubb', 'ust'];
const joints = ['an', 'ar', 'at', 'av', 'el', 'en', 'er', 'ev', 'in', 'ir', 'iv', 'ol', 'on', 'or', 'os', 'ov'];
const ends = [
  'acco',
  'aldo',
  'ando',
  'ella',
  'enza',
  'etti',
  'iano',
  'icchi',
  'illa',
  'inzo',
  'olli',
  'one',
  'ucci',
  'uzzo',
];

/** Names of ranks near one another differ in all parts. */
const SHUFFLE = 104_729;

/** The name of a rank, made of syllables: no name of a real person is meant. */
export const nameOf = (rank: number): string => {
  let rest = (rank * SHUFFLE + 7) % NAMES;
  const take = (parts: readonly string[]): string => {
    const part = parts[rest % parts.length] ?? '';
    rest = Math.floor(rest / parts.length);
    return part;
  };
  const head = take(heads);
  const end = take(ends);
  const middle = take([...middles, ...more]);
  return `${head}${middle}${rest === 0 ? '' : take(joints)}${rest === 0 ? '' : take(joints)}${end}`;
};
