import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import type { OutgoingLetter } from '../transport.ts';
import type { SmtpSettings } from './settings.ts';
import { smtpTransport } from './transport.ts';

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0)) await step();
});

interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly isSecure: boolean;
  readonly user: unknown;
  readonly source: string;
}

const letter: OutgoingLetter = {
  id: 'np-7-x',
  brandId: 5,
  to: 'giulia.ferrante@example.it',
  subject: 'Il tuo abbonamento è attivo',
  text: 'Ciao, è arrivato.\n.\nUna riga con un punto solo.',
  html: '<p>Ciao, è arrivato.</p>',
  attachments: [
    { name: 'rassegna «1».pdf', contentType: 'application/pdf', content: new Uint8Array([0, 255, 10, 46, 13]) },
  ],
  date: new Date(Date.UTC(2025, 10, 20)),
};

const settings: SmtpSettings = {
  host: '127.0.0.1',
  port: 0,
  tls: 'never',
  user: undefined,
  password: undefined,
  from: 'servizio@{sigla}.example',
};

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

/** A mail server on this machine that keeps what it gets. */
const mailServer = async (options: SMTPServerOptions = {}) => {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, { envelope, secure, user }, done) => {
      const source = await text(stream);
      const { mailFrom, rcptTo } = envelope;
      const to = rcptTo.map(({ address }) => address);
      received.push({ from: mailFrom ? mailFrom.address : '', to, isSecure: secure, user, source });
      done();
    },
    ...options,
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  undo.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { port: (server.server.address() as AddressInfo).port, received };
};

const send = (changes: Partial<SmtpSettings>, one: Partial<OutgoingLetter> = {}, handOver = async () => {}) =>
  smtpTransport({ ...settings, ...changes }).send({ ...letter, ...one }, handOver);

test('a letter arrives whole, from its brand, with an id that stays the same', async () => {
  const { port, received } = await mailServer();
  expect(await send({ port })).toMatchObject({ outcome: 'sent', reply: expect.stringMatching(/^250 /) });
  expect(received).toMatchObject([{ from: 'servizio@gz.example', to: ['giulia.ferrante@example.it'] }]);
  const [{ source = '' } = {}] = received;
  expect(source).toContain('Message-ID: <np-7-x@gz.example>\r\n');
  expect(source).toContain('To: giulia.ferrante@example.it\r\n');
  expect(source).toContain('Auto-Submitted: auto-generated\r\n');
  expect(source).toMatch(/\r\nFrom: .*<servizio@gz\.example>\r\n/);
  expect(source).toContain('Date: Thu, 20 Nov 2025 00:00:00 +0000\r\n');
  expect(source).toContain('AP8KLg0=');
});

test.each([
  'a@example.it\r\nBcc: altri@example.it',
  'a@example.it>\r\nRCPT TO:<altri@example.it',
  'a@example.it, altri@example.it',
])('no recipient adds another one: %j', async (to) => {
  const { port, received } = await mailServer();
  await send({ port }, { to });
  expect(received.flatMap((one) => one.to)).not.toContain('altri@example.it');
});

test('a subject adds no header', async () => {
  const { port, received } = await mailServer();
  await send({ port }, { subject: 'Uno\r\nBcc: altri@example.it' });
  expect(received[0]?.source).not.toMatch(/^Bcc:/m);
});

test.each([
  ['No such user', 550, 'refused'],
  ['No space left', 452, 'later'],
  ['5.7.1 Relay access denied', 554, 'later'],
  ['relay not permitted', 550, 'later'],
  ['5.7.0 Must issue a STARTTLS command first', 530, 'later'],
])('%s, %i: %s', async (text, code, outcome) => {
  const { port, received } = await mailServer({ onRcptTo: (_address, _session, done) => done(refusal(code, text)) });
  expect(await send({ port })).toMatchObject({ outcome, reply: expect.stringMatching(`^${code} `) });
  expect(received).toEqual([]);
});

test.each([
  ['spam', 554, 'refused'],
  ['a busy server', 451, 'later'],
])('after the text: %s, %i: %s', async (_, code, outcome) => {
  const { port } = await mailServer({
    onData: (stream, _session, done) => void stream.resume().on('end', () => done(refusal(code, 'No'))),
  });
  expect(await send({ port })).toMatchObject({ outcome, reply: expect.stringMatching(`^${code} `) });
});

test('what is wrong with the sender or the password is not the letter’s fault: it stays', async () => {
  const sender = await mailServer({ onMailFrom: (_address, _session, done) => done(refusal(550, 'Not yours')) });
  expect(await send({ port: sender.port })).toMatchObject({ outcome: 'later' });
  const password = await mailServer({
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(refusal(535, 'Wrong')),
  });
  expect(await send({ port: password.port, user: 'np', password: 'geheim' })).toMatchObject({ outcome: 'later' });
});

test('a server that is not there, or closes at once: later', async () => {
  const { port } = await mailServer();
  for (const step of undo.splice(0)) await step();
  expect(await send({ port })).toMatchObject({ outcome: 'later', reply: expect.stringContaining('ECONNREFUSED') });
});

/** Speaks as a mail server until the end of a letter, and then does what `end` says. */
const until = async (end: (socket: Socket) => void): Promise<{ port: number; letters: () => number }> => {
  let letters = 0;
  const server: Server = createServer((socket) => {
    let isData = false;
    socket.on('error', () => {});
    socket.write('220 posta.example\r\n');
    socket.on('data', (chunk) => {
      const said = chunk.toString();
      if (isData && said.endsWith('\r\n.\r\n')) {
        letters += 1;
        end(socket);
      } else if (said.startsWith('DATA')) {
        isData = true;
        socket.write('354 Go on\r\n');
      } else if (!isData) socket.write(said.startsWith('EHLO') ? '250 posta.example\r\n' : '250 OK\r\n');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  undo.push(() => server.close());
  return { port: (server.address() as AddressInfo).port, letters: () => letters };
};

test('a connection that breaks between the letter’s end and the answer leaves a doubt', async () => {
  const { port } = await until((socket) => socket.destroy());
  expect(await send({ port })).toMatchObject({ outcome: 'doubtful' });
});

test('a letter that may not be handed over does not reach its end', async () => {
  const relay = await until((socket) => socket.write('250 OK\r\n'));
  const attempt = await send({ port: relay.port }, {}, () => Promise.reject(new Error('another process has it')));
  expect([attempt.outcome, relay.letters()]).toEqual(['later', 0]);
});

test('no letter and no password go to a server without TLS', async () => {
  const { port, received } = await mailServer({
    allowInsecureAuth: true,
    onAuth: (_a, _s, done) => done(null, { user: 1 }),
  });
  expect(await send({ port, tls: 'starttls', user: 'np', password: 'geheim' })).toMatchObject({ outcome: 'later' });
  expect(received).toEqual([]);
});

test('nor to a server whose certificate is not trusted', async () => {
  const { port, received } = await mailServer({ disabledCommands: [] });
  expect(await send({ port, tls: 'starttls' })).toMatchObject({
    outcome: 'later',
    reply: expect.stringMatching(/self.signed|certificate/i),
  });
  expect(received).toEqual([]);
});
