/** Text as servers can store it: without NUL and halves of surrogate pairs, which a cut or pasted text may have. */
const storable = (text: string): string => text.replaceAll('\0', '\ufffd').replace(/\p{Cs}/gu, '\ufffd');

/** Serialises a value without calling `toJSON`: Prototype 1.6 adds one to every array that turns it into a string. */
export const jsonOf = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, key) {
    const inner = this[key];
    return typeof inner === 'string' ? storable(inner) : inner;
  });
