import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { installQuietly } from '../tests/quiet-install.ts';

/** Not a name that the settings take for this machine, so that TLS is required. */
export const host = '127.0.0.2';
export const user = 'np';
export const password = 'segreto';

const exim = '/usr/sbin/exim4';
const openssl = '/usr/bin/openssl';
const needed = { 'exim4-daemon-light': exim, openssl };
const START_MS = 10_000;

/** Root gives way to Debian's user of exim. */
const owner = (): string => (process.getuid?.() === 0 ? 'Debian-exim' : userInfo().username);

const configuration = (folder: string, port: number, name: string): string => `
keep_environment =
primary_hostname = posta.example
local_interfaces = ${host}
daemon_smtp_ports = ${port}
spool_directory = ${folder}/spool
log_file_path = ${folder}/%slog
pid_file_path = ${folder}/pid
tls_advertise_hosts = *
tls_certificate = ${folder}/certificate.pem
tls_privatekey = ${folder}/key.pem
auth_advertise_hosts = \${if eq{$tls_in_cipher}{}{}{*}}
acl_smtp_rcpt = recipient
acl_smtp_data = accept
begin acl
recipient:
  deny !authenticated = *
    message = authentication required
  deny local_parts = nessuno
    message = 5.1.1 No such user
  defer local_parts = pieno
    message = 4.2.2 Mailbox full
  accept
begin routers
mailbox:
  driver = accept
  transport = file
begin transports
file:
  driver = appendfile
  file = ${folder}/mailbox
  user = ${name}
begin authenticators
plain:
  driver = plaintext
  public_name = PLAIN
  server_prompts = :
  server_condition = \${if and{{eq{$auth2}{${user}}}{eq{$auth3}{${password}}}}}
`;

const ensureExim = (): void => {
  const missing = () => Object.entries(needed).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));
  const names = missing();
  if (names.length > 0 && (!installQuietly(names) || missing().length > 0))
    throw new Error(
      `np: exim is not on this machine, and it could not be installed. On Debian: apt-get install ${names.join(' ')}`,
    );
};

const certify = (folder: string): void => {
  const subject = ['-subj', '/CN=posta.example', '-addext', `subjectAltName=IP:${host}`];
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
  execFileSync(openssl, ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...files], {
    stdio: 'ignore',
  });
};

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection({ host, port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** A private exim on this machine with one mailbox, and its certificate. */
export const startExim = async (folder: string, port: number) => {
  ensureExim();
  mkdirSync(join(folder, 'spool'), { recursive: true });
  certify(folder);
  if (process.getuid?.() === 0) execFileSync('chown', ['-R', `${owner()}:`, folder]);
  // Of the caller: exim reads no configuration that its own user could change.
  const file = join(folder, 'exim.conf');
  writeFileSync(file, configuration(folder, port, owner()), { mode: 0o644 });
  const server = spawn(exim, ['-C', file, '-bdf', '-q1m'], { stdio: ['ignore', 'inherit', 'inherit'] });
  const until = Date.now() + START_MS;
  while (!(await answers(port))) {
    if (server.exitCode !== null || Date.now() > until) throw new Error('np: exim has not started');
    await wait(100);
  }
  return {
    certificate: readFileSync(join(folder, 'certificate.pem'), 'utf8'),
    version: execFileSync(exim, ['-bV'], { encoding: 'utf8' }).split('\n')[0] ?? '',
    /** The letters that arrived, once there are any. */
    mailbox: async (): Promise<string> => {
      const mailbox = join(folder, 'mailbox');
      const limit = Date.now() + START_MS;
      while (!existsSync(mailbox) && Date.now() < limit) await wait(100);
      return existsSync(mailbox) ? readFileSync(mailbox, 'utf8') : '';
    },
    stop: async () => {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
    },
  };
};
