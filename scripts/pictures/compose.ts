import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const fontFace = (family: string, file: string, weights: string): string => {
  const data = readFileSync(fileURLToPath(import.meta.resolve(file))).toString('base64');
  return `@font-face { font-family: "${family}"; font-weight: ${weights}; src: url(data:font/woff2;base64,${data}); }`;
};

const newsreader = '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2';
const schibsted = '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2';

/** A sheet as a document; titles and texts are our own. */
export const sheetPage = (body: string, { dark }: { readonly dark: boolean }): string => `<!doctype html>
<html lang="it"><meta charset="utf-8"><style>
${fontFace('Newsreader Variable', newsreader, '200 800')}
${fontFace('Schibsted Grotesk Variable', schibsted, '400 900')}
* { box-sizing: border-box; margin: 0; }
body {
  padding: 32px;
  font: 15px/1.4667 "Schibsted Grotesk Variable";
  ${dark ? 'background: #0f0e0c; color: #ede9e1;' : 'background: #efebe3; color: #1b1916;'}
}
.columns { display: flex; gap: 32px; align-items: start; }
.columns > div { display: grid; gap: 24px; flex: 1; min-width: 0; justify-items: start; }
h2 { margin-bottom: 8px; font-size: 14px; font-weight: 600; }
img { display: block; max-width: 100%; }
</style>${body}</html>`;

/** Pictures with their titles, in columns. */
export const columnsOf = (
  columns: readonly (readonly { readonly title: string; readonly png: Buffer }[])[],
): string => {
  const figure = ({ title, png }: { readonly title: string; readonly png: Buffer }) =>
    `<figure><h2>${title}</h2><img src="data:image/png;base64,${png.toString('base64')}" alt=""></figure>`;
  return `<div class="columns">${columns.map((one) => `<div>${one.map(figure).join('')}</div>`).join('')}</div>`;
};
