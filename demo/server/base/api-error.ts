import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A refusal thrown by a handler. The app's error handler turns it into the envelope. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: ContentfulStatusCode;
  readonly code: string | undefined;
  readonly errors: Readonly<Record<string, string>> | undefined;
  readonly details: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly reason: string | undefined;

  /**
   * `message` is Italian text for the reader. `code`, `errors` (field → key) and `details` (further `data`) are for programs,
   * `reason` is for the log alone.
   */
  constructor(
    status: ContentfulStatusCode,
    message: string,
    more: {
      code?: string;
      errors?: Record<string, string>;
      details?: Readonly<Record<string, unknown>>;
      headers?: Record<string, string>;
      reason?: string;
    } = {},
  ) {
    super(message);
    this.status = status;
    this.code = more.code;
    this.errors = more.errors;
    this.details = more.details ?? {};
    this.headers = more.headers ?? {};
    this.reason = more.reason;
  }
}

/** The database cannot do its work for now: no disk space, no connection. */
export const databaseError = (): ApiError =>
  new ApiError(503, 'Servizio non disponibile. Riprova tra poco.', {
    code: 'ERR_DATABASE',
    headers: { 'retry-after': '5' },
  });

/** Default Italian text for a status without a message of its own. */
export const statusText = (status: number): string => texts[status] ?? 'Qualcosa non ha funzionato. Riprova tra poco.';

const texts: Readonly<Record<number, string>> = {
  400: 'Richiesta non valida.',
  403: 'Accesso negato.',
  404: 'Indirizzo non trovato.',
  405: 'Metodo non ammesso.',
  413: 'Richiesta troppo grande.',
  415: 'Formato non ammesso: serve application/json.',
  422: 'Alcuni dati non sono validi.',
  429: 'Troppe richieste. Riprova tra poco.',
};
