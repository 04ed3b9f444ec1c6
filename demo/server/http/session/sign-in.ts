import { ApiError } from '../../base/api-error.ts';
import { tryCall } from '../../db/rate-limit.ts';
import { advanceDeletions } from '../../domain/account/gdpr/requests.ts';
import { sendAttempts } from '../../domain/account/verification.ts';
import { sendNewDevice } from '../../domain/session/access-mail.ts';
import {
  attemptFor,
  countFailure,
  deviceOf,
  forgetFailures,
  refuseAfterFailures,
} from '../../domain/session/attempts.ts';
import { isPassword } from '../../domain/session/password.ts';
import { openSession, ownDeviceToken, REMEMBERED_MS, SHORT_MS } from '../../domain/session/store.ts';
import { browserOf } from '../../domain/session/user-agent.ts';
import { type AppContext, addressOf } from '../env.ts';
import type { Services } from '../services.ts';
import { deviceCookie, forgetProviderSession, setDeviceCookie, setSessionCookies } from './cookies.ts';

/** Input of the sign-in form. */
export interface Credentials {
  /** E-mail or user name. */
  readonly login: string;
  readonly password: string;
  /** Stay signed in when the browser is closed. */
  readonly remember: boolean;
}

interface Account {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly password_hash: string | null;
  readonly verified_at: Date | null;
}

const wrongText = 'Credenziali non valide. Controlla e-mail e password, poi riprova.';
const unverifiedText = 'Conferma prima il tuo indirizzo: usa il codice che ti abbiamo inviato per e-mail.';

const accountNamed = async ({ db }: Services, brandId: number, login: string): Promise<Account | undefined> => {
  const [row] = await db.query<Account>(
    `select id, email, coalesce(nullif(name, ''), profile ->> 'company_name', '') as name, password_hash, verified_at from account
      where brand_id = $1 and deleted_at is null and (lower(email) = $2 or lower(username) = $2)
      order by lower(email) = $2 desc limit 1`,
    [brandId, login.toLowerCase()],
  );
  return row;
};

/** Above this, further mails tell the owner nothing new. */
const newDevicesPerDay = { name: 'new-device', limit: 10, windowMs: 86_400_000 };

/**
 * Opens a session for an account in this browser and sets its cookies. The owner gets a mail about a browser that the
 * account does not know, unless it `isFirst`, that of the registration. Returns the session's id.
 */
export const startSession = async (
  c: AppContext,
  { db, now, mailBase }: Services,
  accountId: string,
  { remember, isFirst = false }: { readonly remember: boolean; readonly isFirst?: boolean },
): Promise<string> => {
  const token = await ownDeviceToken(db, accountId, deviceCookie(c));
  const browser = browserOf(c.req.header('user-agent'));
  const lasting = remember ? REMEMBERED_MS : SHORT_MS;
  const isKnown = isFirst || (await deviceOf(db, accountId, token)) !== undefined;
  const tells = !isKnown && (await tryCall(db, newDevicesPerDay, accountId, now())) === undefined;
  const session = await db.tx(async (tx) => {
    const opened = await openSession(tx, accountId, { ...browser, token }, lasting, now());
    if (tells) await sendNewDevice(tx, { accountId, deviceId: opened.deviceId, browser }, mailBase, now());
    return opened;
  });
  // That of another reader who signed in here before.
  forgetProviderSession(c);
  setDeviceCookie(c, token);
  setSessionCookies(c, session.token, remember ? REMEMBERED_MS / 1000 : undefined);
  return session.id;
};

const wayInPerDay = { name: 'way-in', limit: 1, windowMs: 86_400_000 };

/** The owner of an account that strangers closed gets a mail with a way in, once a day. */
const sendWayIn = async ({ db, now, mailBase }: Services, brandId: number, account: Account): Promise<void> => {
  const { id: accountId, email, name } = account;
  if ((await tryCall(db, wayInPerDay, accountId, now())) !== undefined) return;
  await db.tx((tx) => sendAttempts(tx, { brandId, accountId, email, name }, mailBase, now()));
};

/**
 * Signs a reader in and returns the session's id. Throws `ApiError`: 401 `ERR_CREDENTIALS`, 403 `ERR_NOT_VERIFIED`,
 * 429 `ERR_TOO_MANY_ATTEMPTS`. Counts failures only, and never reveals whether an account exists.
 */
export const signIn = async (c: AppContext, services: Services, credentials: Credentials): Promise<string> => {
  const { login, password, remember } = credentials;
  const { id: brandId } = c.get('place').brand;
  await advanceDeletions(services.db, services.now());
  const account = await accountNamed(services, brandId, login);
  const from = { address: addressOf(c), deviceToken: deviceCookie(c) };
  const attempt = await attemptFor(services.db, brandId, login, account?.id, from);
  await refuseAfterFailures(services.db, attempt, services.now());
  if (!(await isPassword(password, account?.password_hash ?? null)) || !account) {
    const isClosed = await countFailure(services.db, attempt, services.now());
    if (isClosed && account) await sendWayIn(services, brandId, account);
    throw new ApiError(401, wrongText, { code: 'ERR_CREDENTIALS' });
  }
  // Parallel guesses may have reached the limit meanwhile.
  await refuseAfterFailures(services.db, attempt, services.now());
  if (account.verified_at === null) throw new ApiError(403, unverifiedText, { code: 'ERR_NOT_VERIFIED' });
  await forgetFailures(services.db, attempt);
  return startSession(c, services, account.id, { remember });
};
