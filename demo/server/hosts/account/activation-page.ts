import { html } from 'hono/html';
import { signInUrl } from '../../../../src/rules/brand/links.ts';
import type { Html } from '../../../pages/html.ts';
import { subscriptionsPath } from '../../base/addresses.ts';
import { ApiError, statusText } from '../../base/api-error.ts';
import { countCall } from '../../db/rate-limit.ts';
import { readerIn } from '../../domain/session/reader.ts';
import { activateCode, activations, codeRefusals } from '../../domain/subscriptions/seats/activate.ts';
import { plainCode } from '../../domain/subscriptions/seats/codes.ts';
import { invitationPath, openInvitation } from '../../domain/subscriptions/seats/invitations.ts';
import type { App } from '../../http/base-app.ts';
import { isForeign } from '../../http/known-origins.ts';
import type { Services } from '../../http/services.ts';
import { cookieSessionOf } from '../../http/session/reader.ts';

const texts: Readonly<Record<string, string>> = {
  ...codeRefusals,
  ERR_TOO_MANY: 'Hai provato molti codici. Riprova tra dieci minuti.',
};

/** `ABCDEFGHJKLM` → `ABCD-EFGH-JKLM`, as in the mail. */
const inGroups = (code: string): string => (code.match(/.{1,4}/g) ?? []).join('-');

/** The form for an activation code, prefilled from an invitation's link. */
export const activationForm = (query: URLSearchParams): Html => {
  const error = texts[query.get('errore') ?? ''];
  return html`${query.has('attivato') ? html`<p class="lead" role="status">Abbonamento attivato.</p>` : ''}
${error ? html`<p class="error" role="alert" id="errore">${error}</p>` : ''}
<form method="post" action="${subscriptionsPath}/attiva">
<p class="field"><label for="codice">Codice di attivazione</label>
<input id="codice" name="activation_code" maxlength="64" required autocomplete="off" autocapitalize="characters" spellcheck="false" value="${inGroups(plainCode(query.get('activation_code') ?? ''))}"${error ? html` aria-describedby="errore" aria-invalid="true"` : ''}></p>
<button class="main" type="submit">Attiva abbonamento</button>
</form>`;
};

/** Adds the link of an invitation, which redirects to the prefilled form, and the form's action. */
export const addActivation = (app: App, services: Services): void => {
  const { db, now, mailBase } = services;
  app.get(`${invitationPath}/:code`, async (c) => {
    const code = plainCode(c.req.param('code'));
    await openInvitation(db, code, now());
    c.header('cache-control', 'no-store');
    return c.redirect(`${subscriptionsPath}?${new URLSearchParams({ activation_code: code })}#codici`);
  });
  app.post(`${subscriptionsPath}/attiva`, async (c) => {
    const back = (query: Record<string, string>) =>
      c.redirect(`${subscriptionsPath}?${new URLSearchParams(query)}#codici`, 303);
    if (isForeign(c)) throw new ApiError(403, statusText(403), { code: 'ERR_ORIGIN' });
    const activation_code = plainCode(new URLSearchParams(await c.req.text()).get('activation_code') ?? '').slice(
      0,
      64,
    );
    const session = await cookieSessionOf(c, services);
    const url = c.get('url');
    if (typeof session === 'string') {
      const form = `${url.origin}${subscriptionsPath}?${new URLSearchParams({ activation_code })}`;
      return c.redirect(signInUrl(url.origin, form), 303);
    }
    const reader = readerIn(session);
    try {
      await countCall(db, activations, reader.accountId, now(), texts.ERR_TOO_MANY ?? '');
      await activateCode(db, reader, activation_code, mailBase, now());
      return back({ attivato: '1' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return back({ activation_code, errore: error.status === 429 ? 'ERR_TOO_MANY' : (error.code ?? '') });
    }
  });
};
