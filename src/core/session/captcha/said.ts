const said = new WeakSet<object>();

/** Notes that the reader has read what an error means. */
export const say = (error: unknown): void => {
  said.add(Object(error));
};

/** What a form says of a captcha that gave no token: nothing if the challenge's place has said it, else `text`. */
export const captchaProblem = (error: unknown, text: string): string | undefined =>
  said.has(Object(error)) ? undefined : text;
