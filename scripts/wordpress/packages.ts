import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { installPackages } from '../tests/browsers.ts';

/** Where Debian's package puts WordPress. */
export const debianWordpress = '/usr/share/wordpress';

const needed = ['/usr/bin/php', '/usr/sbin/mariadbd', `${debianWordpress}/wp-load.php`];
const names = ['wordpress', 'mariadb-server', 'php-cli', 'php-mysql'];
const policy = '/usr/sbin/policy-rc.d';

/** Installs without starting the services that come along: a web server on port 80 and a database. */
const installQuietly = (): boolean => {
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

/** Finds or installs WordPress, MariaDB and PHP. Throws one clear line when that is not possible. */
export const ensureWordpress = (): void => {
  if (needed.every((file) => existsSync(file))) return;
  if (!installQuietly() || !needed.every((file) => existsSync(file)))
    throw new Error(
      `np: WordPress is not on this machine, and it could not be installed. On Debian: apt-get install ${names.join(' ')}`,
    );
};
