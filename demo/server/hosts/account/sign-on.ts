import { z } from 'zod';
import { failureTexts } from '../../../../src/rules/page/failures.ts';
import { signInPage } from '../../../pages/account/sign-in.ts';
import { ApiError } from '../../base/api-error.ts';
import type { App } from '../../http/base-app.ts';
import type { AppContext } from '../../http/env.ts';
import { isForeign } from '../../http/known-origins.ts';
import type { Services } from '../../http/services.ts';
import { clearSessionCookies, takeEnd } from '../../http/session/cookies.ts';
import { cookieSessionOf, isOver } from '../../http/session/reader.ts';
import { addressOfTarget, returnTarget, signedInAddress } from '../../http/session/return-target.ts';
import { signIn } from '../../http/session/sign-in.ts';
import { signOut } from '../../http/session/sign-out.ts';
import type { ProviderId } from '../../identity/provider.ts';
import { firstView, placeOf } from '../first-view.ts';
import { coversOf } from './covers.ts';
import { accountFrame } from './frame.ts';
import { providerSignOut } from './identity.ts';
import { identityErrorText } from './identity-errors.ts';

const form = z.object({
  login: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(1024),
  remember: z.literal('1').optional(),
});

const incomplete = 'Compilare tutti i campi richiesti';
const foreign = 'Accesso negato.';

const requestedTarget = (c: AppContext): string => c.req.query('redirect_uri') ?? '';

/** Shows the form, prefilled except for the password. A refused `redirect_uri` is dropped. */
const show = async (
  c: AppContext,
  services: Services,
  status: 200 | 401 | 403 | 422 | 429,
  { login, remember, error }: { login: string; remember: boolean; error: string | undefined },
): Promise<Response> => {
  const target = returnTarget(c, requestedTarget(c));
  const redirectUri = target === '/' ? '' : addressOfTarget(c, target);
  c.header('cache-control', 'no-store');
  const papers = await coversOf(c, services);
  const provider = services.providersOf(c, 'identity')?.name ?? '';
  const view = await firstView(services.dist, (views) =>
    views.login(placeOf(c), redirectUri, error, provider, { login, remember }),
  );
  const frame = await accountFrame(c, services);
  const page = signInPage(frame, { login, remember, redirectUri, error, provider, papers, view });
  return c.html(page, status);
};

/** Tells once that a session is over. */
const endOf = (c: AppContext, session: Awaited<ReturnType<typeof cookieSessionOf>>): string | undefined => {
  const [isNoted, isPresented] = [takeEnd(c), isOver(session)];
  if (isPresented) clearSessionCookies(c);
  return typeof session === 'string' && (isNoted || isPresented) ? failureTexts.sessionEnded : undefined;
};

const refusals: ReadonlySet<number> = new Set([401, 403, 429]);

const trySignIn = async (c: AppContext, services: Services): Promise<Response> => {
  const fields = Object.fromEntries(new URLSearchParams(await c.req.text()));
  const typed = { login: (fields.login ?? '').slice(0, 254), remember: fields.remember === '1' };
  if (isForeign(c)) return show(c, services, 403, { login: '', remember: true, error: foreign });
  const parsed = form.safeParse(fields);
  if (!parsed.success) return show(c, services, 422, { ...typed, error: incomplete });
  const { remember, ...credentials } = parsed.data;
  try {
    const sessionId = await signIn(c, services, { ...credentials, remember: remember === '1' });
    return c.redirect(await signedInAddress(c, services, sessionId, returnTarget(c, requestedTarget(c))), 303);
  } catch (error) {
    if (!(error instanceof ApiError) || !refusals.has(error.status)) throw error;
    for (const [name, value] of Object.entries(error.headers)) c.header(name, value);
    return show(c, services, error.status as 401 | 403 | 429, { ...typed, error: error.message });
  }
};

/**
 * The sign-on pages of the account host: `/sso/request-login` has the form, `/sso/login` redirects to it,
 * `/sso/request-logout` ends the session, at the provider that it began at too, and redirects back.
 */
export const addSignOn = (app: App, services: Services): void => {
  app.get('/sso/login', (c) => c.redirect(`/sso/request-login${c.get('url').search}`));
  app.get('/sso/request-login', async (c) => {
    const session = await cookieSessionOf(c, services);
    const nameOf = (id: ProviderId) => services.providersOf(c, id)?.name;
    const error = identityErrorText(c.req.query('errore'), nameOf) ?? endOf(c, session);
    if (typeof session === 'string' || error !== undefined)
      return show(c, services, 200, { login: '', remember: true, error });
    c.header('cache-control', 'no-store');
    return c.redirect(await signedInAddress(c, services, session.id, returnTarget(c, requestedTarget(c))));
  });
  app.post('/sso/request-login', (c) => trySignIn(c, services));
  app.get('/sso/request-logout', async (c) => {
    await signOut(c, services);
    c.header('cache-control', 'no-store');
    const target = returnTarget(c, requestedTarget(c));
    return c.redirect((await providerSignOut(c, services, target)) ?? addressOfTarget(c, target));
  });
};
