import { createRoute, z } from '@hono/zod-openapi';
import { fieldMessages, isEmail, lengthOf, maxLengths } from '../../../../../src/rules/text/fields.ts';
import { ApiError } from '../../../base/api-error.ts';
import { countCall } from '../../../db/rate-limit.ts';
import { noteAudit } from '../../../domain/account/audit.ts';
import { askedOf, type ConsentId, consentIds, recordConsents, TEXT_VERSION } from '../../../domain/account/consents.ts';
import { refuseErrors } from '../../../domain/account/field-errors.ts';
import { createAccount } from '../../../domain/account/register.ts';
import { sendKnown, sendVerification } from '../../../domain/account/verification.ts';
import { hashPassword } from '../../../domain/session/password.ts';
import type { App } from '../../../http/base-app.ts';
import { addressOf } from '../../../http/env.ts';
import { success } from '../../../http/envelope.ts';
import { CAPTCHA_FIELD, requireCaptcha } from '../../../http/require-captcha.ts';
import type { Services } from '../../../http/services.ts';
import { requireGoodPassword } from '../../../http/session/password-change.ts';
import { answers, jsonBody, origin, typedText } from '../../schemas.ts';
import { captchaField } from '../captcha-field.ts';

const text = typedText.pipe(z.string().max(500)).default('');

const body = z.object({
  user_type: z.enum(['person', 'company', 'public_body']),
  name: text,
  surname: text,
  company_name: text,
  email: text,
  password: z.string().max(1024),
  password_confirm: z.string().max(1024),
  adult: z.boolean().default(false).openapi({ description: 'Declares to be an adult' }),
  privacy: z.boolean().default(false).openapi({ description: 'Has read the privacy notice' }),
  consents: z.partialRecord(z.enum(consentIds), z.boolean()).default({}),
  ...captchaField,
});

const data = z.object({
  user: z.object({ username: z.string(), email: z.string(), name: z.string(), surname: z.string() }),
  verify_required: z.boolean(),
});

const route = createRoute({
  method: 'post',
  path: '/api/site/register',
  summary: 'Creates an account and sends a code to its address',
  request: jsonBody(body),
  responses: answers(data, {
    403: 'Captcha refused: ERR_CAPTCHA',
    409: 'No account was created; the address gets a mail, and the text gives no reason: ERR_REGISTRATION',
    422: 'Invalid fields: required, max_length, email, match, acceptance; ERR_PASSWORD_FORMAT, ERR_PASSWORD_LEAKED',
    429: 'Too many registrations from one network address, or for one e-mail address',
    503: 'The captcha service does not answer',
  }),
  ...origin('project', 'account'),
});

const texts = {
  failed: 'Registrazione non riuscita. Controlla i dati; se hai già un account, accedi.',
  tooMany: 'Troppe registrazioni in poco tempo. Riprova più tardi.',
  unavailable: 'Qualcosa non ha funzionato. Riprova tra poco.',
};

const perHour = { name: 'register', limit: 100, windowMs: 3_600_000 };
const letters = { name: 'register-mail', limit: 5, windowMs: 3_600_000 };

type Registration = z.infer<typeof body>;

const errorsOf = (registration: Registration): Record<string, string> => {
  const person = registration.user_type === 'person';
  const needed = person ? (['name', 'surname', 'email'] as const) : (['company_name', 'email'] as const);
  const long = [
    ['name', maxLengths.name],
    ['surname', maxLengths.name],
    ['company_name', maxLengths.company],
  ] as const;
  return {
    ...Object.fromEntries(
      long.filter(([field, most]) => lengthOf(registration[field]) > most).map(([f]) => [f, 'max_length']),
    ),
    ...(isEmail(registration.email) ? {} : { email: 'email' }),
    ...(registration.adult ? {} : { adult: 'required' }),
    ...(registration.privacy ? {} : { privacy: 'required' }),
    ...Object.fromEntries(needed.filter((field) => registration[field] === '').map((field) => [field, 'required'])),
  };
};

/** The consents of this kind of user; those not chosen are not granted. */
const choicesOf = ({ user_type, consents }: Registration): Partial<Record<ConsentId, boolean>> => {
  const choices = Object.fromEntries(askedOf(user_type).map((id) => [id, consents[id] ?? false]));
  if (choices.company_contract === false) {
    throw new ApiError(422, fieldMessages.acceptance, { errors: { company_contract: 'acceptance' } });
  }
  return choices;
};

/** POST /api/site/register. */
export const addRegister = (app: App, services: Services): void => {
  const { db, now } = services;
  app.openapi(route, async (c) => {
    const registration = c.req.valid('json');
    refuseErrors(errorsOf(registration));
    requireGoodPassword(registration.password, registration.password_confirm);
    const choices = choicesOf(registration);
    await countCall(db, perHour, addressOf(c), now(), texts.tooMany);
    await requireCaptcha(c, services, registration[CAPTCHA_FIELD], texts.unavailable);
    const { user_type: kind, name, surname, company_name: companyName, email } = registration;
    const passwordHash = await hashPassword(registration.password);
    const brandId = c.get('place').brand.id;
    await countCall(db, letters, `${brandId} ${email.toLowerCase()}`, now(), texts.tooMany);
    const user = await db.tx(async (tx) => {
      const made = await createAccount(tx, { brandId, kind, name, surname, companyName, email, passwordHash }, now());
      if (!made) return sendKnown(tx, { brandId, email }, services.mailBase, now());
      await recordConsents(tx, made.id, choices, { version: TEXT_VERSION, surface: 'registrazione' }, now());
      await sendVerification(
        tx,
        { brandId, accountId: made.id, email, name: name || companyName },
        services.mailBase,
        now(),
      );
      await noteAudit(tx, { brandId, accountId: made.id }, 'registered', now());
      return { username: made.username, email, name, surname };
    });
    if (!user) throw new ApiError(409, texts.failed, { code: 'ERR_REGISTRATION' });
    return c.json(success({ user, verify_required: true }), 200);
  });
};
