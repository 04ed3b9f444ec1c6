import type { ContractDocument, DocumentedCall } from '../contract.ts';

/** An answer of the mock server. */
export interface Example {
  readonly status: number;
  readonly type: string;
  /** JSON, or a text. */
  readonly body: unknown;
}

/** A documented call at its path. */
export interface Place {
  readonly path: string;
  readonly call: DocumentedCall;
}

const refusal = (status: number, message: string, code: string): Example => ({
  status,
  type: 'application/json',
  body: { success: false, data: { message, code }, status: { code: status } },
});

export const notDocumented = refusal(404, 'Indirizzo non trovato.', 'ERR_NOT_FOUND');
export const refusedOrigin = refusal(403, 'Accesso negato.', 'ERR_ORIGIN');
export const notSignedIn = refusal(401, 'Accedi per continuare.', 'ERR_NOT_LOGGED');

export const badAddress = refusal(400, 'The address is not valid.', 'ERR_BAD_ADDRESS');
export const badStatus = (wished: string): Example =>
  refusal(400, `${wished} is not a status from 200 to 599.`, 'ERR_BAD_STATUS');

/** A drawn page, a document and a table in place of files. */
const files: Readonly<Record<string, { readonly type: string; readonly body: string }>> = {
  'image/webp': {
    type: 'image/svg+xml',
    body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 470" width="320" height="470"><path fill="#fff" d="M0 0h320v470H0z"/><path fill="#bbb" d="M20 20h280v40H20zM20 80h280v120H20zM20 220h130v220H20zM170 220h130v220H170z"/></svg>',
  },
  'application/pdf': { type: 'application/pdf', body: '%PDF-1.4\ntrailer<</Root 1 0 R>>\n%%EOF\n' },
  'text/csv': { type: 'text/csv', body: 'titolo;testata;pagina\nEsempio;Giornale;1\n' },
};

const fits = (template: string, path: string): boolean => {
  const [wanted, given] = [template.split('/'), path.split('/')];
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith('{') || part === given[at]);
};

/** The documented call with this method and path: one without a placeholder before one with. */
export const placeOf = ({ paths }: ContractDocument, method: string, path: string): Place | undefined => {
  const known = Object.entries(paths).flatMap(([template, methods]) => {
    const call = methods[method.toLowerCase()];
    return call && fits(template, path) ? [{ path: template, call }] : [];
  });
  return known.find((place) => place.path === path) ?? known[0];
};

/** The example of an answer with this status; undefined when the call documents none. */
export const exampleOf = ({ call }: Place, status: number): Example | undefined => {
  const content = call.responses[status]?.content ?? {};
  for (const [type, { examples }] of Object.entries(content))
    if (examples) return { status, type, body: examples.example.value };
  const file = Object.keys(content).flatMap((type) => files[type] ?? [])[0];
  return file && { status, ...file };
};

/** Whether a call answers nobody but readers. */
export const isReaders = ({ call: { security } }: Place): boolean =>
  security.length > 0 && !security.some((way) => Object.keys(way).length === 0);
