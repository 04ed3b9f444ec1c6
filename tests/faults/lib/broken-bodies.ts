/** An answer that breaks off. */
export const cutJson = '{"success":true,"data":{"na';

/** Broken bodies that come with status 200 (F13). */
export const brokenBodies = [
  '<!doctype html><h1>Errore</h1>',
  cutJson,
  '',
  '\uFEFF',
  'NaN',
  'null',
  '[]',
  '"ok"',
  '0',
] as const;

/** Text that appears when a missing value is printed. */
export const unprintable = /undefined|NaN|\[object/;
