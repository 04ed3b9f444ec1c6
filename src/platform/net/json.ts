/** Serialises a value without calling `toJSON`: Prototype 1.6 adds one to every array that turns it into a string. */
export const jsonOf = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, key) {
    return this[key];
  });
