import { html } from 'hono/html';
import { momentOf } from '../../../../../src/rules/text/calendar.ts';
import { longDate } from '../../../../../src/rules/text/dates.ts';
import { framed, type Html } from '../../../mail/frame.ts';
import type { Attachment, Mail } from '../../../mail/outbox.ts';
import type { Content, DeliveredItem } from '../stories/content.ts';
import type { Target } from './deliver.ts';

/** `Il Meriggio di Gaviano, 20 novembre 2025, p. 8`, with a no-break space before the page. */
export const placeOf = ({ testata, data, pagina }: DeliveredItem): string =>
  [testata, longDate(momentOf(data)), ...(pagina === null ? [] : [`p.\u00A0${pagina}`])].join(', ');

/** The stories by section, in the chosen order; a section has the position of its first story. */
export const bySection = (items: readonly DeliveredItem[]): (readonly [string, readonly DeliveredItem[]])[] => [
  ...Map.groupBy(items, ({ sezione }) => sezione),
];

const paragraphs = (item: DeliveredItem): string[] => item.testo.split('\n\n').map((text) => text.replace(/^## /, ''));

const storyText = (item: DeliveredItem): string =>
  [
    item.titolo,
    placeOf(item),
    ...(item.autori.length > 0 ? [item.autori.join(', ')] : []),
    ...(item.nota === '' ? [] : [`Nota: ${item.nota}`]),
    item.sommario,
  ].join('\n');

const storyHtml = (item: DeliveredItem, whole: boolean): Html => html`<h3>${item.titolo}</h3>
<p><small>${[placeOf(item), ...item.autori].join(' · ')}</small></p>
${item.nota === '' ? '' : html`<p><strong>Nota:</strong> ${item.nota}</p>`}
<p>${item.sommario}</p>
${whole ? paragraphs(item).map((text) => html`<p>${text}</p>`) : ''}`;

/** The mail with a review for a recipient: the PDF attached, or the full stories in the mail. */
export const composeMail =
  (brandId: number, content: Content, pdf: Uint8Array | undefined) =>
  ({ email, name }: Target): Mail => {
    const { cover, day, subject, note, items, owner } = content;
    const date = longDate(momentOf(day));
    const greeting = name === '' ? 'Buongiorno,' : `Buongiorno ${name},`;
    const lead =
      items.length === 0
        ? 'Oggi la rassegna non contiene articoli.'
        : `ecco la rassegna stampa del ${date}: ${items.length === 1 ? 'un articolo' : `${items.length} articoli`}.`;
    const sections = bySection(items);
    const attachments: Attachment[] = pdf
      ? [{ name: `rassegna-stampa-${day}.pdf`, contentType: 'application/pdf', content: pdf }]
      : [];
    return {
      brandId,
      to: email,
      subject,
      text: [
        greeting,
        lead,
        ...(note === '' ? [] : [note]),
        ...sections.flatMap(([section, own]) => [
          ...(section === '' ? [] : [section.toUpperCase()]),
          ...own.map(storyText),
        ]),
        `${cover.title} · ${owner}`,
      ].join('\n\n'),
      html: framed(
        brandId,
        subject,
        html`<h1>${cover.title}</h1><p>${greeting}</p><p>${lead}</p>${note === '' ? '' : html`<p>${note}</p>`}
${sections.map(
  ([section, own]) =>
    html`${section === '' ? '' : html`<h2>${section}</h2>`}${own.map((item) => storyHtml(item, !pdf))}`,
)}<p><small>Te la manda ${owner}.</small></p>`,
      ),
      attachments,
    };
  };
