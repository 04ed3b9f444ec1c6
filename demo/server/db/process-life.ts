import { readFileSync } from 'node:fs';

/** Start time of the process in clock ticks since boot, from /proc; null on systems without /proc. */
export const startOf = (pid: number): string | null => {
  try {
    return statFields(pid)[19] ?? null;
  } catch {
    return null;
  }
};

/** The fields of /proc/<pid>/stat from the state on; the command name before it may contain spaces and brackets. */
const statFields = (pid: number): string[] => {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
};

const isZombie = (pid: number): boolean => {
  try {
    return statFields(pid)[0] === 'Z';
  } catch {
    return false;
  }
};

/** Whether the process with this `pid` and `start` is still running; a reused pid has another start. */
export const isAlive = (pid: number, start: string | null): boolean => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs under another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  if (isZombie(pid)) return false;
  const now = startOf(pid);
  return start === null || now === null || now === start;
};
