import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { brandOfId } from '../../base/addresses.ts';
import { recordOf } from '../../base/records.ts';
import type { Attempt, MailTransport, OutgoingLetter } from '../transport.ts';
import { type SmtpSettings, senderFor } from './settings.ts';

/** Until the connection and the greeting, and between two bytes of an answer. */
const CONNECT_MS = 15_000;
const SILENCE_MS = 60_000;
const MAX_REPLY_LENGTH = 500;

/** What nodemailer adds to an error. */
interface SmtpError extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
}

/** Writes the letter as it travels. Addresses are never parsed out of text, so that none can hold another one. */
const encoded = (letter: OutgoingLetter, from: string): Promise<Buffer> => {
  const { name } = recordOf(brandOfId(letter.brandId));
  const { id, to, subject, text, html, date, attachments } = letter;
  return new MailComposer({
    messageId: `<${id}@${from.slice(from.indexOf('@') + 1)}>`,
    date,
    from: { name, address: from },
    to: { name: '', address: to },
    subject,
    text,
    ...(html === undefined ? {} : { html }),
    attachments: attachments.map(({ name: filename, contentType, content }) => ({
      filename,
      contentType,
      content: Buffer.from(content),
    })),
    // Absence notes and other machines do not answer.
    headers: { 'Auto-Submitted': 'auto-generated' },
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
};

const opened = ({ host, port, tls, user, password }: SmtpSettings): Promise<SMTPConnection> =>
  new Promise((resolve, reject) => {
    const connection = new SMTPConnection({
      host,
      port,
      secure: tls === 'always',
      requireTLS: tls === 'starttls',
      ignoreTLS: tls === 'never',
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
    });
    const fail = (error: Error): void => {
      connection.close();
      reject(error);
    };
    connection.once('error', fail);
    // Closed without a word. A reason would follow at once.
    connection.once('end', () => setImmediate(fail, new Error('Connection closed')));
    const ready = (): void => {
      connection.removeAllListeners('error');
      connection.removeAllListeners('end');
      // An error of the open connection ends its `send`.
      connection.on('error', () => {});
      resolve(connection);
    };
    connection.connect((error) => {
      if (error) return fail(error);
      if (user === undefined) return ready();
      connection.login({ user, pass: password }, (refusal) => (refusal ? fail(refusal) : ready()));
    });
  });

/** What a server says about any recipient when it does not let this one in: `530`, `554 5.7.1 Relay access denied`. */
const deniesRelay = /^530|^5\d\d[ -]5\.7\.1\b|\brelay/i;

/** Whether the server refuses this letter, for good. What is wrong with the connection or the sender is not the letter's fault. */
const isRefusal = ({ code, command, response = '', responseCode = 0 }: SmtpError): boolean => {
  if (code === 'EMESSAGE' && responseCode === 0) return true;
  if (command === 'RCPT TO' && deniesRelay.test(response)) return false;
  const isAboutLetter = command === 'RCPT TO' || (command === 'DATA' && code === 'EMESSAGE') || responseCode === 552;
  return isAboutLetter && responseCode >= 500 && responseCode !== 503;
};

const failed = (error: SmtpError, isHandedOver: boolean): Attempt => {
  const reply = (error.response || [error.code, error.message].filter(Boolean).join(' ')).slice(0, MAX_REPLY_LENGTH);
  if (isRefusal(error)) return { outcome: 'refused', reply };
  const isAnswered = error.responseCode !== undefined && error.responseCode > 0;
  return { outcome: isHandedOver && !isAnswered ? 'doubtful' : 'later', reply };
};

/** Hands letters to an SMTP server, each over a connection of its own. */
export const smtpTransport = (settings: SmtpSettings): MailTransport => ({
  send: async (letter, handOver) => {
    let isHandedOver = false;
    let connection: SMTPConnection | undefined;
    try {
      const from = senderFor(settings, brandOfId(letter.brandId).sigla);
      const bytes = await encoded(letter, from);
      const open = await opened(settings);
      connection = open;
      // The server takes the letter at its end, which is sent after the last of these chunks.
      const content = async function* () {
        yield bytes;
        await handOver();
        isHandedOver = true;
      };
      const envelope = { from, to: [letter.to], size: bytes.length };
      const reply = await new Promise<string>((resolve, reject) => {
        open.send(envelope, Readable.from(content(), { objectMode: false }), (error, info) =>
          error ? reject(error) : resolve(info.response),
        );
      });
      return { outcome: 'sent', reply: reply.slice(0, MAX_REPLY_LENGTH) };
    } catch (error) {
      return failed(error as SmtpError, isHandedOver);
    } finally {
      connection?.close();
    }
  },
});
