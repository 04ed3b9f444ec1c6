/** The error screen of a route. */
export interface RouteError {
  readonly title: string;
  /** For support; the account area shows none. */
  readonly status?: string;
}

/** Statuses with a text of their own. */
const statusTexts: Readonly<Record<number, string>> = {
  400: '400 Bad Request',
  403: '403 Forbidden',
  404: '404 Not Found — No route matches URL',
  405: '405 Method Not Allowed',
};

/** The error screens of the newsstand and of the account area. */
export const routeError = (side: 'newsstand' | 'account', status?: number): RouteError =>
  side === 'account'
    ? { title: "C'è stato un errore" }
    : { title: 'Unexpected Application Error!', status: statusTexts[status ?? 0] ?? 'Unknown Server Error' };
