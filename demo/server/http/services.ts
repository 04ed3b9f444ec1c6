import type { Logger } from 'pino';
import type { CaptchaVerifier } from '../captcha/verify.ts';
import type { Db } from '../db/db.ts';
import type { ModelSettings } from '../domain/chatbot/model.ts';
import type { CallLog } from '../domain/world/call-log.ts';
import type { World } from '../domain/world/world.ts';
import type { PageImages } from '../print/page-images.ts';

/** Whether the process still wants calls; a proxy hears of it by /api/ready. */
export interface Life {
  leaving: boolean;
}

/** What the handlers of every host share. Built once by main.ts, or by testing.ts with its own clock and database. */
export interface Services {
  readonly db: Db;
  readonly log: Logger;
  /** The world's clock, milliseconds since 1970: the real time unless the console shifted it. */
  readonly now: () => number;
  /** What the console has set. */
  readonly world: World;
  /** The latest calls, for the console to show. */
  readonly calls: CallLog;
  /** Origins of other pages that may call the API. */
  readonly origins: readonly string[];
  /** Set by whoever ends the process; without it nobody does. */
  readonly life?: Life | undefined;
  readonly verifyCaptcha: CaptchaVerifier;
  /** What words the subscriber chatbot's answers; without it they are made of the articles' own sentences. */
  readonly model?: ModelSettings | undefined;
  /** The printed pages as images. */
  readonly pageImages: PageImages;
  /** Absolute path of the built bundle. */
  readonly dist: string;
  /** Origin of a Vite server with the bundle's source, which pages then load in place of the built one. */
  readonly source?: string | undefined;
}
