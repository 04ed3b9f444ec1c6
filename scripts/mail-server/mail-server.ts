import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { smtpSettings } from '../../demo/server/mail/smtp/settings.ts';
import { smtpTransport } from '../../demo/server/mail/smtp/transport.ts';
import type { Attempt } from '../../demo/server/mail/transport.ts';
import { host, password, startExim, user } from './exim.ts';

/** Sends letters to Debian's exim as the backend does, over STARTTLS and with a password, and reads what arrived. */
const port = 20_000 + (process.pid % 10_000);
const folder = mkdtempSync(join(tmpdir(), 'np-exim-'));
const clean = (): void => rmSync(folder, { recursive: true, force: true });
const server = await startExim(folder, port).catch((error: unknown) => {
  clean();
  throw error;
});

const send = (to: string, secret = password): Promise<Attempt> => {
  const NP_SMTP_URL = `smtp://${user}:${secret}@${host}:${port}`;
  const settings = smtpSettings({ NP_SMTP_URL, NP_MAIL_FROM: 'servizio@{sigla}.example' });
  assert(settings);
  const letter = {
    id: 'np-1-x',
    brandId: 5,
    to,
    subject: 'Il tuo abbonamento è attivo',
    text: 'Ciao, è arrivato.\n.\nUna riga con un punto solo.\n',
    html: '<p>Ciao, è arrivato.</p>',
    attachments: [{ name: 'ricevuta.pdf', contentType: 'application/pdf', content: new Uint8Array([0, 255, 10, 46]) }],
    date: new Date(),
  };
  return smtpTransport(settings).send(letter, async () => {});
};

const cases: readonly (readonly [string, () => Promise<void>])[] = [
  [
    'a certificate that nobody trusts: later',
    async () => {
      const { outcome, reply } = await send('giulia@posta.example');
      assert.equal(outcome, 'later');
      assert.match(reply, /self.signed/i);
      setDefaultCACertificates([...getCACertificates(), server.certificate]);
    },
  ],
  [
    'a letter arrives whole over TLS 1.2 or 1.3',
    async () => {
      assert.equal((await send('giulia@posta.example')).outcome, 'sent');
      const mail = await server.mailbox();
      for (const part of [
        'From: Gazzetta di Zenara <servizio@gz.example>',
        'To: giulia@posta.example',
        'Message-ID: <np-1-x@gz.example>',
        'Auto-Submitted: auto-generated',
        'AP8KLg==',
      ])
        assert(mail.includes(part), `${part} is missing in:\n${mail}`);
      assert.match(mail, /with esmtpsa .*TLS1\.[23]/);
    },
  ],
  [
    'a wrong password: later',
    async () => {
      const { outcome, reply } = await send('giulia@posta.example', 'sbagliato');
      assert.deepEqual([outcome, reply.slice(0, 3)], ['later', '535']);
    },
  ],
  [
    'an unknown recipient: refused',
    async () => {
      const { outcome, reply } = await send('nessuno@posta.example');
      assert.deepEqual([outcome, reply.slice(0, 9)], ['refused', '550 5.1.1']);
    },
  ],
  [
    'a full mailbox: later',
    async () => {
      const { outcome, reply } = await send('pieno@posta.example');
      assert.deepEqual([outcome, reply.slice(0, 3)], ['later', '451']);
    },
  ],
];

console.log(server.version);
let failed = 0;
for (const [title, run] of cases) {
  const error = await run().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error !== undefined) failed += 1;
  console.log(error === undefined ? `passed  ${title}` : `FAILED  ${title}: ${String(error)}`);
}
await server.stop();
clean();
console.log(`${cases.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
