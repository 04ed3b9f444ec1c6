import type {
  AudienceAdapter,
  BannersAdapter,
  BannersChoice,
  TagManagerAdapter,
} from '../../platform/services/adapters.ts';
import { tracker } from '../../platform/services/audience/tracker.ts';
import { gtm } from '../../platform/services/tag-manager/gtm.ts';
import { dispatchPageEvent } from '../page/events.ts';
import { page } from '../page/page.ts';
import { outside, ownAdapter } from './outside.ts';

const choiceOf = (name: 'audience' | 'tagManager' | 'banners'): Readonly<Record<string, unknown>> =>
  Object(page.config[name]);

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** The page's audience measurement. */
export const chosenAudience = async (): Promise<AudienceAdapter> => {
  const own = ownAdapter<AudienceAdapter>(page.config.audience, 'load', 'track', 'stop', 'start');
  if (own) return own;
  const { kind, url: given } = choiceOf('audience');
  const url = text(given);
  if (kind === 'beacon' && url) return (await import('../../platform/services/audience/beacon.ts')).beacon(url);
  return tracker(kind === 'script' && url ? url : outside('audienceUrl'));
};

/** The page's tag manager. */
export const chosenTagManager = async (): Promise<TagManagerAdapter> => {
  const own = ownAdapter<TagManagerAdapter>(page.config.tagManager, 'load', 'consent', 'pageView');
  if (own) return own;
  const { kind, id: given, url } = choiceOf('tagManager');
  const id = text(given);
  if (kind === 'event') {
    const { tagEvents } = await import('../../platform/services/tag-manager/event.ts');
    return tagEvents((tagged) => dispatchPageEvent('np-tag', tagged));
  }
  return kind === 'gtm' && id ? gtm(id, text(url)) : gtm(outside('tagManagerId'), outside('tagManagerUrl'));
};

/** The base address of the marketing platform. */
export const marketingUrl = (): string => {
  const { kind, url } = choiceOf('banners');
  return (kind === 'marketing' && text(url)) || outside('marketingUrl');
};

/** The page's source of banners; `marketing` is that of the marketing platform. */
export const chosenBanners = async (marketing: BannersAdapter): Promise<BannersAdapter> => {
  const own = ownAdapter<BannersAdapter>(page.config.banners, 'load', 'show');
  if (own) return own;
  const choice = choiceOf('banners');
  if (choice.kind !== 'gpt' || typeof choice.units !== 'object') return marketing;
  const { units, url } = choice as Extract<BannersChoice, { readonly kind: 'gpt' }>;
  return (await import('../../platform/services/banners/gpt.ts')).gpt(units, url);
};
