/** A value that an integrator gave, as messages to them show it: JSON where it is, and never too long. */
export const quoted = (value: unknown): string => {
  try {
    return (JSON.stringify(value) ?? typeof value).slice(0, 80);
  } catch {
    // Contains itself, or a number that JSON lacks.
    return `of the type ${typeof value}`;
  }
};
