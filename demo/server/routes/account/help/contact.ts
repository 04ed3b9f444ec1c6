import { createRoute, z } from '@hono/zod-openapi';
import { ApiError, statusText } from '../../../base/api-error.ts';
import { countCall } from '../../../db/rate-limit.ts';
import { contactNames } from '../../../domain/account/help/contact-topics.ts';
import { openTicket } from '../../../domain/account/help/tickets.ts';
import type { App } from '../../../http/base-app.ts';
import { addressOf } from '../../../http/env.ts';
import { success } from '../../../http/envelope.ts';
import { CAPTCHA_FIELD, requireCaptcha } from '../../../http/require-captcha.ts';
import type { Services } from '../../../http/services.ts';
import { readerOf } from '../../../http/session/reader.ts';
import { countMail } from '../../../mail/limits.ts';
import { jsonBody } from '../../common.ts';
import { answers, longText, origin, typedText } from '../../schemas.ts';

const perHour = { name: 'contact', limit: 20, windowMs: 3_600_000 };
const MAX_ATTACHMENT_BYTES = 1024 * 1024;

const texts = {
  tooMany: 'Hai inviato molti messaggi in poco tempo. Riprova tra un’ora.',
  unavailable: 'Qualcosa non ha funzionato. Riprova tra poco.',
};

const attachment = z.object({
  name: typedText.pipe(z.string().min(1).max(120)),
  type: z.enum(['application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'text/plain']),
  data: z
    .base64()
    .max(Math.ceil(MAX_ATTACHMENT_BYTES / 3) * 4)
    .openapi({ description: 'Base64, 1 MiB decoded' }),
});

const body = z.object({
  topic: z.string().max(32),
  issue: z.string().max(32),
  message: longText.pipe(z.string().min(1).max(1000)),
  email: typedText.pipe(z.email().max(254)),
  name: typedText.pipe(z.string().max(120)).default(''),
  url: z.string().max(2048).default('').openapi({ description: 'Address of the page' }),
  transcript: z
    .array(
      z.object({
        role: z.enum(['user', 'assistant']),
        content: longText.pipe(z.string().max(4000)),
        date: z.string().max(64),
      }),
    )
    .max(50)
    .optional()
    .openapi({ description: 'The assistance chat that led here' }),
  diagnostics: z
    .record(z.string().max(64), z.string().max(512))
    .refine((facts) => Object.keys(facts).length <= 32, { message: 'too_many' })
    .optional(),
  attachment: attachment.optional(),
  key: z.uuid().optional().openapi({ description: 'Chosen by the page: the same key opens one request' }),
  [CAPTCHA_FIELD]: z.string().max(4096).default('').openapi({ description: 'One-time token of the captcha' }),
});

const send = createRoute({
  method: 'post',
  path: '/api/site/contact',
  summary: 'Sends a message to customer service, signed in or not',
  request: { body: jsonBody(body) },
  responses: answers(z.object({ ticket: z.object({ id: z.number().int(), number: z.string() }) }), {
    403: 'Captcha, origin or XSRF refused',
    413: 'Too large',
    422: 'A field is invalid',
    429: 'More than 20 messages an hour from one address, or many receipts in a day to one e-mail address: ERR_TOO_MANY_MAILS',
    503: 'The captcha service does not answer',
  }),
  ...origin('project', 'account'),
});

/** POST /api/site/contact: answers after the message and the mail with its number are stored. */
export const addContact = (app: App, services: Services): void => {
  const { db, now } = services;
  app.openapi(send, async (c) => {
    const { [CAPTCHA_FIELD]: token, attachment: file, ...message } = c.req.valid('json');
    if (!contactNames(message.topic, message.issue)) {
      throw new ApiError(422, statusText(422), { errors: { issue: 'unknown' } });
    }
    await countCall(db, perHour, addressOf(c), now(), texts.tooMany);
    await requireCaptcha(c, services, token, texts.unavailable);
    const reader = await readerOf(c, services);
    // A receipt to the reader's own address is no mail to a stranger.
    if (reader?.email.toLowerCase() !== message.email.toLowerCase()) {
      await countMail(db, { kind: 'contact', sender: addressOf(c), recipient: message.email }, now());
    }
    const ticket = await db.tx((tx) =>
      openTicket(
        tx,
        {
          ...message,
          transcript: message.transcript,
          diagnostics: message.diagnostics,
          key: message.key,
          brandId: c.get('place').brand.id,
          accountId: reader?.accountId ?? null,
          attachment: file && {
            name: file.name,
            contentType: file.type,
            bytes: new Uint8Array(Buffer.from(file.data, 'base64')),
          },
        },
        now(),
      ),
    );
    return c.json(success({ ticket }), 200);
  });
};
