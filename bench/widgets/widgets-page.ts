import { readFileSync } from 'node:fs';

interface Story {
  readonly section: string;
  readonly kicker: string;
  readonly title: string;
  readonly standfirst: string;
  readonly body: readonly string[];
  readonly author: string;
}

const stories = JSON.parse(readFileSync('demo/content/mg/stories.json', 'utf8')) as readonly Story[];
const [lead, ...others] = stories as [Story, ...Story[]];

const style = `body{margin:0;background:#fff;color:#1b1916;font:18px/1.6 Georgia,serif}
a{color:#0b5a66}header,main,aside,footer{max-width:760px;margin:0 auto;padding:16px}
nav ul{display:flex;gap:20px;padding:0;list-style:none}h1{font-size:38px;line-height:1.15}h2{font-size:24px}`;

const paragraph = (text: string): string => (text.startsWith('## ') ? `<h2>${text.slice(3)}</h2>` : `<p>${text}</p>`);

const teaser = ({ title, standfirst }: Story): string => `<li><a href="#">${title}</a><p>${standfirst}</p></li>`;

/** The nonce of a page with a strict content security policy; elsewhere a plain attribute. */
export const nonce = 'bench';

/** An article of a newspaper with a hundred elements and no script of its own, the same page for every widget. */
export const articlePage = (embed: string): string => `<!doctype html><html lang="it"><head><meta charset="utf-8">
<title>${lead.title}</title><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><style nonce="${nonce}">${style}</style></head><body><div id="article">
<header><a href="#">Il Meriggio di Gaviano</a><nav aria-label="Sezioni"><ul>${[
  ...new Set(stories.map(({ section }) => section)),
]
  .slice(0, 6)
  .map((section) => `<li><a href="#">${section}</a></li>`)
  .join('')}</ul></nav></header>
<main><p>${lead.kicker}</p><h1>${lead.title}</h1><p>${lead.standfirst}</p><p>di ${lead.author}</p>${[
  lead,
  ...others.slice(0, 2),
]
  .flatMap(({ body }) => body)
  .map(paragraph)
  .join('')}</main>
<aside aria-label="Altre notizie"><h2>Altre notizie</h2><ul>${others.slice(0, 14).map(teaser).join('')}</ul></aside>
<footer><p>© Il Meriggio di Gaviano</p></footer></div>
${embed}</body></html>`;
