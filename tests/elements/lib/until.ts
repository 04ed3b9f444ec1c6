const DEADLINE = 20_000;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Polls until the result is truthy and returns it; fails with `what` after the deadline. */
export const until = async <T>(what: string, probe: () => T | Promise<T>): Promise<NonNullable<T>> => {
  const end = performance.now() + DEADLINE;
  for (;;) {
    const answer = await probe();
    if (answer) return answer;
    if (performance.now() > end) throw new Error(`Not within ${DEADLINE / 1000} s: ${what}`);
    await pause(10);
  }
};

/** Waits until an element's root has not changed for two frames. */
export const still = async (root: Node): Promise<void> => {
  let changes = 0;
  const observer = new MutationObserver(() => {
    changes += 1;
  });
  observer.observe(root, { attributes: true, childList: true, characterData: true, subtree: true });
  await until('it has stopped changing', async () => {
    const before = changes;
    await settled();
    return changes === before;
  });
  observer.disconnect();
};

/** Runs everything due: microtasks, one task, two frames. */
export const settled = async (): Promise<void> => {
  await pause(0);
  for (let n = 0; n < 2; n += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  await pause(0);
};
