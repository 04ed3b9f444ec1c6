/**
 * Calls a third party's adapter. What it throws or rejects with is reported to the integrator and goes no further.
 * Resolves with whether it went well.
 */
export const guarded = async (what: string, call: () => unknown): Promise<boolean> => {
  try {
    await call();
    return true;
  } catch (error) {
    console.warn(`np: the ${what} failed; the page goes on without it.`, error);
    return false;
  }
};
