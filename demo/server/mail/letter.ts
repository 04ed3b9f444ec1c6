import { html } from 'hono/html';
import { signatureOf } from '../base/addresses.ts';
import { framed, mailButton } from './frame.ts';
import type { Mail } from './outbox.ts';

/** The content of a mail: paragraphs and at most one action. */
interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly href: string };
}

/** A brand's letter as text and as HTML, signed by its customer service. */
export const letterMail = (brandId: number, letter: Letter): Omit<Mail, 'to'> => {
  const { subject, paragraphs, action } = letter;
  const lines = [...paragraphs, ...(action ? [`${action.label}: ${action.href}`] : []), signatureOf(brandId)];
  const body = html`<h1>${subject}</h1>${paragraphs.map((text) => html`<p>${text}</p>`)}${
    action ? mailButton(brandId, action.label, action.href) : ''
  }`;
  return { brandId, subject, text: `${lines.join('\n\n')}\n`, html: framed(brandId, subject, body) };
};
