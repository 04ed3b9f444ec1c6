/** Specification, point 7: what is counted of a page. */
export type TrackedEvent = 'pageview' | 'click';

/** Milliseconds for which a tracked button shows disabled after a click (specification, points 4 and 9). */
export const trackedRest = 2000;

/** The parts of an address that count, as the platform's URL has them. */
export interface TrackedAddress {
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
}

const name = /^[\w-]{1,64}$/;

/** What somebody searched for is theirs. */
const searched = /^(\/ricerca)\/.*$/;

const longestPath = 1024;

/** A page's address for others: without query, fragment, and words that were searched for. */
export const reducedAddress = ({ origin, pathname }: TrackedAddress): string =>
  origin + pathname.replace(searched, '$1').slice(0, longestPath);

const popupOf = (search: string): string => {
  const value = /[?&]popupId=([^&]*)/.exec(search)?.[1] ?? '';
  return name.test(value) ? `?popupId=${value}` : '';
};

/**
 * Specification, point 7: `url_articolo`, the page's address with the popup it shows and the tracking id of what was
 * clicked. Nothing else of the query goes along, never a sign-in code.
 */
export const trackedAddress = (address: TrackedAddress, trackingId?: string): string =>
  reducedAddress(address) +
  popupOf(address.search) +
  (trackingId !== undefined && name.test(trackingId) ? `#${trackingId}` : '');
