import { replaceable } from '../language/replaceable.ts';

export const routeTexts = replaceable('route-errors', {
  account: "C'è stato un errore",
  accountText: 'Non siamo riusciti a completare l’operazione. I tuoi dati sono al sicuro.',
  accountAction: 'Torna alla pagina principale',
});

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
    ? { title: routeTexts.account }
    : { title: 'Unexpected Application Error!', status: statusTexts[status ?? 0] ?? 'Unknown Server Error' };
