import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { bundledPageFile } from '../../../pages/bundled.ts';
import { thirdPage } from '../../../pages/third/index.ts';
import { liveChatEmbed } from '../../../pages/third/livechat-embed.ts';
import { ApiError, statusText } from '../../base/api-error.ts';
import { brandOfHost } from '../../base/brands.ts';
import { brandOrigin, originOf } from '../../base/hosts.ts';
import type { CaptchaStandIn } from '../../captcha/stand-in.ts';
import { type ServiceName, serviceNames } from '../../domain/world/settings.ts';
import { type App, baseApp } from '../../http/base-app.ts';
import type { AppContext } from '../../http/env.ts';
import { isKnownOrigin } from '../../http/known-origins.ts';
import type { Services } from '../../http/services.ts';
import { standIns } from '../stand-ins.ts';
import { addCaptchaKinds } from './captcha-kinds.ts';
import { addCaptcha } from './captcha-routes.ts';
import { addPayments } from './payments.ts';
import { addPushStandIn } from './push-stand-in.ts';
import { addScript } from './script.ts';

const MAX_BODY_BYTES = 64 * 1024;

/** First segment of a path → stand-in; by default the name of the service. */
const prefixes: Readonly<Record<string, ServiceName>> = {
  recaptcha: 'captcha',
  hcaptcha: 'captcha',
  turnstile: 'captcha',
  ...Object.fromEntries(serviceNames.map((name) => [name, name])),
};

const slotRequest = z.object({
  slots: z.record(z.string().regex(/^[\w-]{1,64}$/), z.string().max(200)),
  profile: z.looseObject({ subscribed: z.boolean().optional() }),
});

const addMarketing = (app: App): void => {
  const shared = (c: AppContext): string => {
    const origin = c.req.header('origin') ?? '';
    if (!isKnownOrigin(origin, c.get('url'))) throw new ApiError(403, statusText(403), { code: 'ERR_ORIGIN' });
    c.header('access-control-allow-origin', origin);
    c.header('vary', 'Origin');
    return origin;
  };
  app.on('OPTIONS', '/marketing/v1/slots', (c) => {
    shared(c);
    return c.body(null, 204, { 'access-control-allow-headers': 'content-type', 'access-control-max-age': '600' });
  });
  app.post('/marketing/v1/slots', async (c) => {
    const origin = shared(c);
    c.header('cache-control', 'no-store');
    const parsed = slotRequest.safeParse(await c.req.json().catch(() => null));
    if (!parsed.success) throw new ApiError(422, statusText(422));
    const { slots, profile } = parsed.data;
    const shop = brandOrigin(brandOfHost(new URL(origin).hostname), 'shop', c.get('url'));
    const banner = profile.subscribed
      ? {
          title: 'Porta un amico',
          text: 'Regala un mese di lettura a chi vuoi tu.',
          cta: 'Scopri come',
          href: `${shop}/vetrina`,
        }
      : { title: 'Un mese a 1 €', text: 'Il giornale di domani, stasera.', cta: 'Abbonati', href: `${shop}/vetrina` };
    return c.json({
      slots: Object.fromEntries(Object.entries(slots).map(([id, container]) => [id, { container, ...banner }])),
    });
  });
};

/** The host of the stand-ins for third-party services. Verifiers of captcha tokens must send `secret`. */
export const thirdApp = (services: Services, captcha: CaptchaStandIn, secret: string): App => {
  const app = baseApp(services);
  app.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: () => {
        throw new ApiError(413, statusText(413));
      },
    }),
  );
  app.use(standIns(services, (c) => prefixes[c.req.path.split('/')[1] ?? '']));
  addCaptcha(app, captcha, secret);
  addCaptchaKinds(app, captcha, secret);
  addMarketing(app);
  addPushStandIn(app, services);
  addPayments(app, services);
  addScript(app, '/consent/cs.js', 'consent.js', () => ({ mode: services.world.settings.consent }), bundledPageFile);
  addScript(app, '/audience/tracker.js', 'audience.js', (c) => ({
    origin: c.get('url').origin,
    client: c.req.query('client') ?? '',
    app: c.req.query('app') ?? '',
  }));
  addScript(app, '/tagmanager/tm.js', 'tagmanager.js', (c) => ({
    origin: c.get('url').origin,
    container: c.req.query('id') ?? '',
    layer: c.req.query('l') ?? 'dataLayer',
  }));
  addScript(app, '/push/shim.js', 'push.js', (c) => ({ origin: c.get('url').origin }));
  addScript(app, '/livechat/widget.js', 'livechat.js', (c) => ({ origin: c.get('url').origin }));
  addScript(app, '/livechat/embed.js', 'livechat-embed.js', (c) => ({ origin: c.get('url').origin }));
  app.get('/livechat/embed', (c) => c.html(liveChatEmbed));
  for (const path of ['/audience/collect', '/tagmanager/collect', '/livechat/opened']) {
    app.post(path, (c) => c.body(null, 204, { 'access-control-allow-origin': '*', 'cache-control': 'no-store' }));
  }
  app.get('/', (c) => c.html(thirdPage(originOf('localhost', c.get('url')))));
  return app;
};
