const told = new Set<string>();

/** Tells the integrator, once: each change of the configuration checks all of it again. */
export const tell = (fault: string): void => {
  if (told.has(fault)) return;
  told.add(fault);
  console.error(`np.configure: ${fault}`);
};
