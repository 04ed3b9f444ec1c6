/** An error at start that the operator can fix. Its message is one line: what failed, why, and what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The `code` of a system or database error (`EACCES`, `42P01`), or its message when it has none. */
export const reasonOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return String(error);
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && code !== '') return code;
  return typeof message === 'string' && message !== '' ? message : 'unknown reason';
};
