import type { Logger } from 'pino';
import type { Base } from '../base/hosts.ts';
import type { CaptchaVerifier } from '../captcha/verify.ts';
import type { Db } from '../db/db.ts';
import type { PageImages } from '../domain/epaper/images/page-images.ts';
import type { PaperOfDay } from '../domain/epaper/paper-of-day.ts';
import type { ModelSettings } from '../domain/model/client.ts';
import type { StripeSettings } from '../domain/subscriptions/payments/stripe/settings.ts';
import type { CallLog } from '../domain/world/call-log.ts';
import type { ReportLog } from '../domain/world/report-log.ts';
import type { World } from '../domain/world/world.ts';
import type { ObjectStorage } from '../storage/storage.ts';
import type { ProvidersOf } from './session/providers.ts';

/** Tells a proxy, through /api/ready, that the process is shutting down. */
export interface Lifecycle {
  isEnding: boolean;
}

/** Shared by the handlers of every host. Built by start.ts, or by testing.ts with its own clock and database. */
export interface Services {
  readonly db: Db;
  readonly log: Logger;
  /** The world's clock, milliseconds since 1970: the real time unless the console shifted it. */
  readonly now: () => number;
  /** The settings of the console. */
  readonly world: World;
  /** The latest calls, for the console to show. */
  readonly calls: CallLog;
  /** The latest reports of browsers about pages, for the console to show. */
  readonly reports: ReportLog;
  /** Scheme and port of links in mails. Never those of a request: its `Host` is the caller's choice. */
  readonly mailBase: Base;
  /** Origins of other pages that may call the API. */
  readonly origins: readonly string[];
  /** Origin of a WordPress beside this world, for the console to name. */
  readonly wordpress?: string | undefined;
  /** Set when the process shuts down. */
  readonly lifecycle?: Lifecycle | undefined;
  readonly verifyCaptcha: CaptchaVerifier;
  /** The providers that readers may sign in with. */
  readonly providersOf: ProvidersOf;
  /** Model that words the answers of both chats; without it the chatbot quotes, and the assistance chat uses its own texts. */
  readonly model?: ModelSettings | undefined;
  /** Publishes the paper of each day. */
  readonly paperOfDay: PaperOfDay;
  /** The printed pages as images. */
  readonly pageImages: PageImages;
  /** Charges payments; without it, the stand-in does. */
  readonly stripe?: StripeSettings | undefined;
  /** Whether a shared cache drops answers by their tags. */
  readonly hasCache?: boolean | undefined;
  /** Where files of readers are kept; without it, in the database. */
  readonly storage?: ObjectStorage | undefined;
  /** Absolute path of the built bundle. */
  readonly dist: string;
  /** Absolute path of the built documentation site. */
  readonly docs: string;
  /** Origin of a Vite server with the bundle's source; pages load it in place of the built bundle. */
  readonly source?: string | undefined;
}
