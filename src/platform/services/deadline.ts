/**
 * The result of a third party's work; rejects if there is none after `limitMs`. Each time that `isPaused` answers true,
 * the limit starts again. A work that throws rejects.
 */
export const within = <T>(
  limitMs: number,
  what: string,
  work: () => T | Promise<T>,
  isPaused = (): boolean => false,
): Promise<T> =>
  new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      timer = setTimeout(() => {
        if (isPaused()) wait();
        else reject(new Error(`np: ${what} did not answer within ${limitMs} ms.`));
      }, limitMs);
    };
    wait();
    new Promise<T>((done) => done(work())).then(resolve, reject).finally(() => clearTimeout(timer));
  });
