import { html } from 'hono/html';
import type { Mail } from './outbox.ts';

/** The content of a mail: paragraphs and at most one action. */
export interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly href: string };
  /** Signature. */
  readonly from: string;
}

/** Renders a letter as text and as HTML. */
export const letterMail = (letter: Letter): Pick<Mail, 'subject' | 'text' | 'html'> => {
  const { subject, paragraphs, action, from } = letter;
  const lines = [...paragraphs, ...(action ? [`${action.label}: ${action.href}`] : []), from];
  const body = html`<!doctype html><html lang="it"><body>${paragraphs.map((text) => html`<p>${text}</p>`)}${
    action ? html`<p><a href="${action.href}">${action.label}</a></p>` : ''
  }<p>${from}</p></body></html>`;
  return { subject, text: `${lines.join('\n\n')}\n`, html: String(body) };
};
