import { lastDateOf } from '../../api/press/stories.ts';
import { goOnTo } from '../../platform/browser/page-url.ts';
import { type PressEntry, pressEntry } from '../../rules/press/press-entry.ts';
import { isEmbedded } from '../brand/own-page.ts';
import { core } from '../page/core.ts';

/** The shop's page about the press review, for a reader without one. */
export const pressReviewShop = (): string => `${core.addressOf('shop')}/rassegna_stampa`;

/**
 * Opens the press review (src/rules/press/press-entry.ts). On the brand's own pages, redirects a reader without one, or
 * after an error, and resolves with `wait`. An embedding page is never left.
 */
export const openPressReview = async (signal?: AbortSignal): Promise<PressEntry> => {
  const entry = pressEntry(await lastDateOf(core.clients.newsstand, signal));
  if (isEmbedded()) return entry;
  if (entry === 'shop') goOnTo(pressReviewShop());
  if (entry === 'dashboard') goOnTo('/dashboard');
  return typeof entry === 'object' ? entry : 'wait';
};
