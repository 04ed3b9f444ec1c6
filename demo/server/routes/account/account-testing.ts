import { expect } from 'vitest';
import { z } from 'zod';
import type { TestApp } from '../../testing/testing.ts';

const answer = z.object({ success: z.boolean(), data: z.looseObject({}), status: z.object({ code: z.number() }) });

/** The data of an answer with this status. */
export const dataOf = async (response: Response, status = 200): Promise<Record<string, unknown>> => {
  const { data, status: envelopeStatus } = answer.parse(await response.json());
  expect([response.status, envelopeStatus.code]).toEqual([status, status]);
  return data;
};

const lastMail = async ({ db }: TestApp, to: string): Promise<string> => {
  const [mail] = await db.query<{ body_text: string }>(
    'select body_text from mail_out where recipient = $1 order by id desc limit 1',
    [to],
  );
  return mail?.body_text ?? '';
};

/** The code in the newest mail to an address; empty without one. */
export const mailedCode = async (app: TestApp, to: string): Promise<string> =>
  /[A-Z2-9]{5}-[A-Z2-9]{5}/.exec(await lastMail(app, to))?.[0] ?? '';

/** The code of six digits in the last mail to an address; empty when there is none. */
export const mailedDigits = async (app: TestApp, to: string): Promise<string> =>
  /\b\d{6}\b/.exec(await lastMail(app, to))?.[0] ?? '';
