/** Loads code once; after a failure, the next call tries again. Once loaded, the code is in `loaded` for synchronous use. */
export interface Lazy<T> {
  (): Promise<T>;
  loaded?: T;
}

/** Wraps an `import(…)`. */
export const lazy = <T>(request: () => Promise<T>): Lazy<T> => {
  const load: Lazy<T> = async () => {
    load.loaded ??= await request();
    return load.loaded;
  };
  return load;
};
