import { lastDateOf } from '../../api/press/stories.ts';
import { goOnTo } from '../../platform/browser/page-url.ts';
import { type PressEntry, pressEntry } from '../../rules/press/press-entry.ts';
import { isEmbedded } from '../brand/own-page.ts';
import { core } from '../page/core.ts';

/** Where whoever has no press review is told of it. */
export const pressReviewShop = (): string => `${core.addressOf('shop')}/rassegna_stampa`;

/**
 * Opens the press review (specification, point 7). On the product's own sites the reader without one, or whose answer is
 * an error, is sent elsewhere, and what was decided says so; nobody is taken away from another's page.
 */
export const openPressReview = async (signal?: AbortSignal): Promise<PressEntry> => {
  const entry = pressEntry(await lastDateOf(core.clients.newsstand, signal));
  if (isEmbedded()) return entry;
  if (entry === 'shop') goOnTo(pressReviewShop());
  if (entry === 'dashboard') goOnTo('/dashboard');
  return typeof entry === 'object' ? entry : 'wait';
};
