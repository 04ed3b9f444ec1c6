import { readFileSync } from 'node:fs';

/** When the process started, in clock ticks since boot, from /proc; null where the system has no /proc. */
export const startOf = (pid: number): string | null => {
  try {
    return statFields(pid)[19] ?? null;
  } catch {
    return null;
  }
};

/** The fields of /proc/<pid>/stat after the command name, which may itself hold spaces and brackets: state first. */
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

/** Whether the very process that wrote `pid` and `start` still lives: a reused pid has another start. */
export const isAlive = (pid: number, start: string | null): boolean => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives and belongs to somebody else.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  if (isZombie(pid)) return false;
  const now = startOf(pid);
  return start === null || now === null || now === start;
};
