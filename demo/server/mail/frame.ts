import { html, raw } from 'hono/html';
import { brandOfId, signatureOf } from '../base/addresses.ts';
import { monogramOf } from '../base/mastheads.ts';
import { recordOf } from '../base/records.ts';

/** A piece of HTML; interpolated text is escaped. */
export type Html = ReturnType<typeof html>;

/** When the dark colours count. The console replaces it to show either scheme. */
export const darkScheme = '(prefers-color-scheme: dark)';

const serif = "Georgia, 'Times New Roman', serif";
const sans = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** The light colours are in the elements too: some programs drop style sheets, and those have no dark scheme. */
const sheet = (accentDark: string): string => `:root { color-scheme: light dark; supported-color-schemes: light dark; }
.body h1 { font: 400 26px/32px ${serif}; margin: 0 0 16px; }
.body h2 { font: 700 14px/20px ${sans}; margin: 28px 0 0; }
.body h3 { font: 700 19px/24px ${serif}; margin: 20px 0 4px; }
.body p { margin: 0 0 14px; overflow-wrap: anywhere; }
.body small { font-size: 14px; }
@media ${darkScheme} {
  .page { background: #151411 !important; }
  .sheet { background: #23211d !important; border-color: ${accentDark} !important; }
  .body { color: #ede9e1 !important; }
  .name, .body a, .body h2 { color: ${accentDark} !important; }
  .button td { background: ${accentDark} !important; }
  .button a { color: #12110f !important; }
  .foot, .body small { color: #9c968a !important; }
}`;

/**
 * A letter's HTML as the brand writes it: its monogram and name, the text, the signature. One column of tables with styles in place,
 * without pictures and scripts, which mail programs block.
 */
export const framed = (brandId: number, title: string, body: Html | readonly Html[]): string => {
  const { name, sigla, accent, accentDark } = recordOf(brandOfId(brandId));
  return String(html`<!doctype html>
<html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${title}</title><style>${raw(sheet(accentDark))}</style></head>
<body class="page" style="margin:0;padding:0;background:#f7f5f0">
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f7f5f0"><tr><td align="center" style="padding:24px 12px">
<table class="sheet" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border-top:4px solid ${accent}">
<tr><td style="padding:28px 32px 0"><table role="presentation" cellpadding="0" cellspacing="0"><tr><td aria-hidden="true" valign="top" style="padding:0"><div style="width:40px;height:40px;background:${accent};border-radius:6px;font:700 20px/40px ${raw(serif)};color:#ffffff;text-align:center">${monogramOf(sigla)}</div></td><td style="padding-left:12px"><span class="name" style="font:700 24px/30px ${raw(serif)};color:${accent}">${name}</span></td></tr></table></td></tr>
<tr><td class="body" style="padding:24px 32px 12px;font:400 16px/24px ${raw(sans)};color:#1b1916">${body}</td></tr>
<tr><td class="foot" style="padding:0 32px 28px;font:400 14px/20px ${raw(sans)};color:#6a655c">${signatureOf(brandId)}</td></tr>
</table></td></tr></table></body></html>`);
};

/** The one button of a letter, as a table: some programs draw no other. */
export const mailButton = (brandId: number, label: string, href: string): Html => {
  const { accent } = brandOfId(brandId);
  return html`<table class="button" role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0"><tr><td style="background:${accent};border-radius:6px"><a href="${href}" style="display:inline-block;padding:13px 22px;font:700 16px/20px ${raw(sans)};color:#ffffff;text-decoration:none">${label}</a></td></tr></table>`;
};
