import type { LeftOut } from '../base/own-brands.ts';

const headers = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** What the hosts of a brand answer that is left out of the world: which, why, what to do. */
export const leftOutAnswer = ({ name, folder, reason }: LeftOut): Response =>
  new Response(
    `${name} non è in questo mondo: la sua cartella ${folder} ha un errore.
Correggilo, poi riavvia il mondo (npm start).

${name} is left out of this world: its folder ${folder} has an error.
${reason}.
Then start the world again (npm start).
`,
    { status: 503, headers },
  );
