/**
 * JSON of a value as it is, whatever the page has put on its prototypes: Prototype 1.6 gives every array a `toJSON` that
 * makes a text of it.
 */
export const jsonOf = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, key) {
    return this[key];
  });
