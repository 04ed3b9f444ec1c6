import { leftOutOfHost } from './base/brands.ts';
import { type HostKind, placeOf } from './base/hosts.ts';
import { newToken } from './base/tokens.ts';
import { captchaStandIn } from './captcha/stand-in.ts';
import { drawnPageImages } from './domain/epaper/images/page-images.ts';
import { createPaperOfDay } from './domain/epaper/paper-of-day.ts';
import { CallLog } from './domain/world/call-log.ts';
import { ReportLog } from './domain/world/report-log.ts';
import { createWorld, type World } from './domain/world/world.ts';
import { accountApp } from './hosts/account/account-app.ts';
import { archiveApp } from './hosts/archive/archive-app.ts';
import { cdnApp } from './hosts/cdn/cdn-app.ts';
import { consoleApp } from './hosts/console/console-app.ts';
import { Doors } from './hosts/console/doors.ts';
import { previewApp } from './hosts/console/preview/preview-app.ts';
import { docsApp } from './hosts/docs/docs-app.ts';
import { identityApp } from './hosts/identity/identity-app.ts';
import { brandProviders } from './hosts/identity/providers.ts';
import { leftOutAnswer } from './hosts/left-out.ts';
import { newsstandApp } from './hosts/newsstand/newsstand-app.ts';
import { shopApp } from './hosts/shop/shop-app.ts';
import { siteApp } from './hosts/site/site-app.ts';
import { thirdApp } from './hosts/third/third-app.ts';
import type { App } from './http/base-app.ts';
import type { DemoApp } from './http/demo-app.ts';
import type { Services } from './http/services.ts';
import type { IdentitySettings } from './identity/settings.ts';
import { openPress } from './print/print.ts';

type OptionalService = 'mailBase' | 'verifyCaptcha' | 'origins' | 'world' | 'pageImages' | 'paperOfDay' | 'calls';

/** Parts of the demo world. */
export interface AppOptions extends Omit<Services, OptionalService | 'reports' | 'providersOf'> {
  /** Default: http and port 4300. */
  readonly mailBase?: Services['mailBase'];
  /** Default: none. */
  readonly origins?: Services['origins'];
  /** Default: the stand-in of this process. */
  readonly verifyCaptcha?: Services['verifyCaptcha'] | undefined;
  /** The world with the settings of the console; default: read from the database during the first calls. */
  readonly world?: World | undefined;
  /** Default: draws each image again. */
  readonly pageImages?: Services['pageImages'] | undefined;
  /** Default: by the world's clock. */
  readonly paperOfDay?: Services['paperOfDay'] | undefined;
  /** Default: none yet. */
  readonly calls?: Services['calls'] | undefined;
  /** Default: the providers of the demo world. */
  readonly identity?: IdentitySettings | undefined;
  /** Secret that verifiers send to the stand-in. */
  readonly captchaSecret: string;
}

/** Builds the demo world on an open database. Opens and closes nothing itself. */
export const createApp = ({
  verifyCaptcha,
  captchaSecret,
  world: given,
  pageImages,
  paperOfDay,
  calls = new CallLog(),
  identity = { google: undefined, brands: undefined },
  ...rest
}: AppOptions): DemoApp => {
  const world = given ?? createWorld(rest.db, rest.now);
  const { now } = world;
  const captcha = captchaStandIn(rest.db, now);
  const clientSecret = newToken();
  const services: Services = {
    mailBase: { protocol: 'http:', port: '4300' },
    origins: [],
    ...rest,
    now,
    world,
    calls,
    reports: new ReportLog(),
    pageImages: pageImages ?? drawnPageImages(rest.db, openPress()),
    paperOfDay: paperOfDay ?? createPaperOfDay(rest.db, now),
    verifyCaptcha: verifyCaptcha ?? captcha.verify,
    providersOf: brandProviders(identity, clientSecret, (request, env) => fetch(request, env)),
  };
  const doors = new Doors();
  const preview = previewApp(services, doors);
  const apps: Readonly<Record<HostKind, App>> = {
    console: consoleApp(services, (request, env) => fetch(request, env), doors),
    newsstand: newsstandApp(services),
    account: accountApp(services),
    site: siteApp(services),
    shop: shopApp(services),
    archive: archiveApp(services),
    cdn: cdnApp(services),
    docs: docsApp(services, (request, env) => fetch(request, env)),
    identity: identityApp(services, clientSecret),
    third: thirdApp(services, captcha, captchaSecret),
  };
  const fetch: DemoApp['fetch'] = (request, env = {}) => {
    const { hostname, pathname } = new URL(request.url);
    const left = leftOutOfHost(hostname);
    if (left) return leftOutAnswer(left);
    const { kind } = placeOf(hostname);
    const isPreview = pathname.startsWith('/prova/') && ['site', 'newsstand', 'account'].includes(kind);
    return (isPreview ? preview : apps[kind]).fetch(request, env);
  };
  return { fetch, request: async (url, init, env) => fetch(new Request(url, init), env) };
};
