/** Methods that change nothing. */
export const readMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
