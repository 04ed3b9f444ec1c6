import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { installPackages } from './browsers.ts';

const policy = '/usr/sbin/policy-rc.d';

/** Installs Debian packages without starting the services that come along. Returns whether that worked. */
export const installQuietly = (names: readonly string[]): boolean => {
  const isOwn = process.getuid?.() === 0 && !existsSync(policy);
  // Ctrl-C ends the installation, not this process before the file is gone.
  const stay = (): void => {};
  process.on('SIGINT', stay);
  if (isOwn) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    return installPackages(names);
  } finally {
    if (isOwn) rmSync(policy);
    process.off('SIGINT', stay);
  }
};
