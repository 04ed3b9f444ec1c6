import type { APIRequestContext } from '@playwright/test';
import { expect } from './pages.ts';
import { port } from './port.ts';

const consoleAt = (path: string): string => `http://localhost:${port}${path}`;

/** The text of the newest mail to an address with this subject, from the world's outbox. */
export const mailTo = async (request: APIRequestContext, recipient: string, subject: string): Promise<string> => {
  const { data } = await (await request.get(consoleAt('/api/console/mail'))).json();
  const line = data.mails.find(
    (mail: Readonly<Record<string, unknown>>) => mail.recipient === recipient && mail.subject === subject,
  );
  expect(line, `a mail “${subject}” to the reader`).toBeTruthy();
  const mail = await (await request.get(consoleAt(`/api/console/mail/${line.id}`))).json();
  return mail.data.mail.body_text;
};

/** The code that a mail carries, such as `K7QF9-3MXTD`. */
export const codeIn = (text: string): string => /\b[A-Z0-9]{5}-[A-Z0-9]{5}\b/.exec(text)?.[0] ?? '';

/** Moves the world's clock by so many hours from now, as the console does; 0 sets it right. */
export const shiftClock = async (request: APIRequestContext, hours: number): Promise<void> => {
  const clock = { shiftMs: hours * 3_600_000, standsAt: null };
  const answer = await request.post(consoleAt('/api/console/settings'), { data: { clock } });
  expect(answer.status()).toBe(200);
};
