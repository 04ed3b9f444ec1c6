import { html } from 'hono/html';
import { elementsScript } from '../elements.ts';
import type { Html } from '../html.ts';
import { type AccountFrame, accountDocument, besideOffer } from './frame.ts';

/** What the sign-in form shows. */
export interface SignInForm {
  /** The e-mail or user name already typed. */
  readonly login: string;
  /** The session outlasts the browser. */
  readonly remember: boolean;
  /** The `redirect_uri` of the address; empty for the newsstand's home. */
  readonly redirectUri: string;
  readonly error: string | undefined;
  /** Name of the brand's own identity provider; empty without one. */
  readonly provider: string;
  /** Addresses of covers, newest first. */
  readonly papers: readonly string[];
  /** The form as the element draws it. */
  readonly view: Html;
}

const query = (redirectUri: string): string =>
  redirectUri === '' ? '' : `?redirect_uri=${encodeURIComponent(redirectUri)}`;

const plainForm = ({ login, remember, redirectUri, error, provider }: SignInForm): Html => html`<h1>Accedi</h1>
<p class="lead">Usa l’account del tuo abbonamento o della tua registrazione.</p>
${error === undefined ? '' : html`<p class="error" role="alert" id="errore">${error}</p>`}
<form method="post" action="/sso/request-login${query(redirectUri)}">
<p class="field"><label for="login">E-mail o nome utente</label>
<input id="login" name="login" type="text" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="254" required value="${login}"${login === '' ? html` autofocus` : ''}${error === undefined ? '' : html` aria-describedby="errore"`}></p>
<p class="field"><label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="1024" required${login === '' ? '' : html` autofocus`}${error === undefined ? '' : html` aria-describedby="errore"`}></p>
<p class="row"><label><input type="checkbox" name="remember" value="1"${remember ? html` checked` : ''}> Mantieni l’accesso</label><a href="/password-dimenticata">Password dimenticata?</a></p>
<button class="main" type="submit">Accedi</button>
</form>
<p class="or">oppure</p>
${provider === '' ? '' : html`<p><a class="second" href="/sso/identity${query(redirectUri)}">Continua con ${provider}</a></p>`}
<p><a class="second" href="/sso/google${query(redirectUri)}">Continua con Google</a></p>
<p class="center">Non hai un account? <a href="/registrazione">Registrati</a></p>`;

/** The sign-in page: the element, with a plain form as its fallback without script. */
export const signInPage = (frame: AccountFrame, form: SignInForm): Html =>
  accountDocument(
    { ...frame, first: 'np-account-login' },
    'Accedi',
    besideOffer(
      html`<np-account-login redirect-uri="${form.redirectUri}" problem="${form.error ?? ''}"${form.provider === '' ? '' : html` provider="${form.provider}"`}>${form.view}<noscript>${plainForm(form)}</noscript></np-account-login>
${elementsScript(frame)}`,
      form.papers,
    ),
  );
