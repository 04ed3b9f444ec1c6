import type { Encoding } from './packed-files.ts';

const preference: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** The encodings that an Accept-Encoding header allows, smallest first; RFC 9110, section 12.5.3. */
export const acceptedEncodings = (header: string | undefined): Encoding[] => {
  const weights = new Map<string, number>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...params] = part.split(';').map((piece) => piece.trim());
    const q = params.find((param) => param.startsWith('q='))?.slice(2);
    if (name !== '') weights.set(name, q === undefined ? 1 : Number(q));
  }
  const weightOf = (encoding: Encoding): number =>
    weights.get(encoding) ?? (encoding === 'identity' ? 0.001 : (weights.get('*') ?? 0));
  return preference.filter((encoding) => weightOf(encoding) > 0);
};
