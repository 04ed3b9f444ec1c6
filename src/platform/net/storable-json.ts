/**
 * JSON as servers can store it: NUL and halves of surrogate pairs, which a cut or pasted text may have, are replaced.
 * JSON has them as escapes. Apart from `jsonOf`, which pages at rest load.
 */
export const storableJson = (json: string): string =>
  json.replace(/\\u(0000|d[89a-f]..)|\\./g, (one, bad) => (bad ? '\\ufffd' : one));
