import type { APIRequestContext } from '@playwright/test';
import { expect } from './pages.ts';
import { port } from './port.ts';

const consoleAt = (path: string, on: number): string => `http://localhost:${on}${path}`;

/** The text of the newest mail to an address with this subject, from the world's outbox. */
export const mailTo = async (
  request: APIRequestContext,
  recipient: string,
  subject: string,
  on = port,
): Promise<string> => {
  let line: Readonly<Record<string, unknown>> | undefined;
  const look = async (): Promise<boolean> => {
    const { data } = await (await request.get(consoleAt('/api/console/mail', on))).json();
    line = data.mails.find(
      (mail: Readonly<Record<string, unknown>>) => mail.recipient === recipient && mail.subject === subject,
    );
    return line !== undefined;
  };
  await expect.poll(look, `a mail “${subject}” to the reader`).toBe(true);
  const mail = await (await request.get(consoleAt(`/api/console/mail/${line?.id}`, on))).json();
  return mail.data.mail.body_text;
};

/** The code of six digits in a mail. */
export const digitsIn = (text: string): string => /\b\d{6}\b/.exec(text)?.[0] ?? '';

/** The code in a mail, such as `K7QF9-3MXTD`. */
export const codeIn = (text: string): string => /\b[A-Z0-9]{5}-[A-Z0-9]{5}\b/.exec(text)?.[0] ?? '';

/** Shifts the world's clock by this many hours, as the console does; 0 resets it. */
export const shiftClock = async (request: APIRequestContext, hours: number, on = port): Promise<void> => {
  const clock = { shiftMs: hours * 3_600_000, standsAt: null };
  const answer = await request.post(consoleAt('/api/console/settings', on), { data: { clock } });
  expect(answer.status()).toBe(200);
};

/** Makes a call fail, as the console does. */
export const addFault = async (request: APIRequestContext, data: object, on = port): Promise<void> => {
  expect((await request.post(consoleAt('/api/console/faults', on), { data })).status()).toBe(200);
};

/** How many mails the world has sent. */
export const mailsSent = async (request: APIRequestContext, on = port): Promise<number> =>
  (await (await request.get(consoleAt('/api/console/state', on))).json()).data.mails;
