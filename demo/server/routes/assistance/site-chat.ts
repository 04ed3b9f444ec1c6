import { createRoute, z } from '@hono/zod-openapi';
import { questionLength } from '../../../../src/rules/assistance/question.ts';
import { ApiError, statusText } from '../../base/api-error.ts';
import { recordOf } from '../../base/records.ts';
import { countCall } from '../../db/rate-limit.ts';
import { answerQuestion } from '../../domain/assistance/answer.ts';
import { ownAccount } from '../../domain/assistance/own-account.ts';
import { extrasShape } from '../../domain/assistance/reply.ts';
import type { App } from '../../http/base-app.ts';
import { addressOf } from '../../http/env.ts';
import { success } from '../../http/envelope.ts';
import { CAPTCHA_FIELD, requireCaptcha } from '../../http/require-captcha.ts';
import type { Services } from '../../http/services.ts';
import { readerOf } from '../../http/session/reader.ts';
import { catchUp } from '../common.ts';
import { origin, textAnswers, typedText } from '../schemas.ts';

const { min, max } = questionLength;
const perMinute = { name: 'site-chat', limit: 60, windowMs: 60_000 };

/** After this time the reader gets the text without a model, which takes a tenth of it. */
const WORDING_MS = 4000;

const texts = {
  tooShort: `Scrivi almeno ${min} caratteri`,
  tooLong: `Massimo ${max} caratteri`,
  tooMany: 'Hai inviato molti messaggi in poco tempo. Riprova tra un minuto.',
  unavailable: 'La chat non è disponibile ora. Riprova più tardi.',
};

const body = z.object({
  [CAPTCHA_FIELD]: z.string().max(4096).default('').openapi({ description: 'One-time token of the captcha' }),
  content: typedText.pipe(z.string().min(min, texts.tooShort).max(max, texts.tooLong)),
  messages: z
    .array(z.object({ role: z.enum(['user', 'assistant']), content: typedText, date: z.string().max(64).optional() }))
    .max(50)
    .default([])
    .openapi({ description: 'Earlier messages, oldest first' }),
  host: z.string().max(2048).default('').openapi({ description: 'Address of the page' }),
});

const route = createRoute({
  method: 'post',
  path: '/api/site/chat',
  summary: 'Assistance chat: one question, one reply',
  request: { body: { required: true, content: { 'application/json': { schema: body } } } },
  responses: textAnswers(z.string().openapi({ description: 'The reply' }), extrasShape, {
    400: 'Not JSON',
    403: 'Captcha or origin refused',
    413: 'Over 64 KiB',
    415: 'Not application/json',
    422: `Not ${min} to ${max} characters, or another field is invalid`,
    429: 'More than 60 messages a minute from one address',
    503: 'The captcha service does not answer',
  }),
  ...origin('specification', 'account'),
});

const wordingOf = (error: z.core.$ZodError): string => {
  const issue = error.issues.find(({ path }) => path[0] === 'content');
  if (!issue) return statusText(422);
  return issue.code === 'invalid_type' ? texts.tooShort : issue.message;
};

/** POST /api/site/chat. The text of a chat is never stored or logged. */
export const addSiteChat = (app: App, services: Services): void => {
  app.openapi(
    route,
    async (c) => {
      const question = c.req.valid('json');
      const { model, log } = services;
      await countCall(services.db, perMinute, addressOf(c), services.now(), texts.tooMany);
      await requireCaptcha(c, services, question[CAPTCHA_FIELD], texts.unavailable);
      const reader = await readerOf(c, services);
      const asker = reader && {
        email: reader.email,
        account: async () => {
          await catchUp(services);
          return ownAccount(services.db, reader, services.now());
        },
      };
      const { text, ...extras } = await answerQuestion(services.db, recordOf(c.get('place').brand), question, {
        asker,
        now: new Date(services.now()),
        page: question.host,
        wording: model && { model, log, signal: c.req.raw.signal, timeoutMs: WORDING_MS },
      });
      return c.json({ ...success(text), ...extras }, 200);
    },
    (result) => {
      if (!result.success) throw new ApiError(422, wordingOf(result.error));
    },
  );
};
