import { addressIn, type Env, isLoopback, requiredIn } from '../../base/env.ts';
import { StartError } from '../../base/start-error.ts';

export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** `always`: TLS from the first byte; `starttls`: no letter and no password before it; `never`: on this machine. */
  readonly tls: 'always' | 'starttls' | 'never';
  readonly user: string | undefined;
  readonly password: string | undefined;
  /** Sender of the letters; `{sigla}` is the brand's code in lower case. */
  readonly from: string;
}

const placeholder = '{sigla}';

const senderOf = (from: string): string => {
  if (/^[\w.+-]+@[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i.test(from.replaceAll(placeholder, 'mg'))) return from;
  throw new StartError(
    `NP_MAIL_FROM=${from} is not an e-mail address. Write one such as servizio@example.it; ${placeholder} in it is the brand's code.`,
  );
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new StartError('NP_SMTP_URL: user or password has a % that encodes nothing. Write it as %25.');
  }
};

/** NP_SMTP_URL and NP_MAIL_FROM. TLS is required, except on this machine. */
export const smtpSettings = (env: Env): SmtpSettings | undefined => {
  const address = addressIn(env, 'NP_SMTP_URL', ['smtp:', 'smtps:']);
  if (address === undefined) return undefined;
  const from = senderOf(requiredIn(env, 'NP_MAIL_FROM', 'NP_SMTP_URL'));
  const { protocol, hostname, port, username, password } = new URL(address);
  const isImplicit = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(port || (isImplicit ? 465 : 587)),
    tls: isImplicit ? 'always' : isLoopback(hostname) ? 'never' : 'starttls',
    user: username === '' ? undefined : decoded(username),
    password: username === '' ? undefined : decoded(password),
    from,
  };
};

/** The sender of a brand's letters. */
export const senderFor = ({ from }: SmtpSettings, sigla: string): string =>
  from.replaceAll(placeholder, sigla.toLowerCase());
