/** The symbol of `globalThis` under which the entry of the bundle in a folder notes its version. */
export const versionKey = (folder: string): symbol => Symbol.for(`np ${folder}`);
