/** SQLSTATE classes of a server without resources (disk, memory, connections), with I/O errors or gone. */
const classes = /^(?:08|53|57P|58)/;
const nodeCodes: ReadonlySet<string> = new Set([
  'ENOSPC',
  'EDQUOT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
]);
/** Errors of the driver that have no code. */
const messages = /^(?:Connection terminated|timeout exceeded when trying to connect)/;

/** Whether the database cannot do its work for now, whatever the statement. */
export const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return classes.test(code) || nodeCodes.has(code) || messages.test(error.message);
};

/** Runs a write that a read can do without: what the database refuses for lack of room is left for later. */
export const ifAvailable = async (write: () => Promise<void>): Promise<void> => {
  try {
    await write();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
  }
};
