import { existsSync } from 'node:fs';
import { installQuietly } from '../tests/quiet-install.ts';

/** Where Debian's package puts WordPress. */
export const debianWordpress = '/usr/share/wordpress';

const needed = ['/usr/bin/php', '/usr/sbin/mariadbd', `${debianWordpress}/wp-load.php`];
const names = ['wordpress', 'mariadb-server', 'php-cli', 'php-mysql'];

/** Finds or installs WordPress, MariaDB and PHP. Throws one clear line when that is not possible. */
export const ensureWordpress = (): void => {
  if (needed.every((file) => existsSync(file))) return;
  if (!installQuietly(names) || !needed.every((file) => existsSync(file)))
    throw new Error(
      `np: WordPress is not on this machine, and it could not be installed. On Debian: apt-get install ${names.join(' ')}`,
    );
};
