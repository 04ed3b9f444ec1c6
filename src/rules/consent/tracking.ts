/** The counted events. */
export type TrackedEvent = 'pageview' | 'click';

/** Milliseconds after a click in which a tracked button shows disabled and further clicks are not counted. */
export const trackedPauseMs = 2000;

/** The parts of `URL` that the rules read. */
export interface TrackedAddress {
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
}

const name = /^[\w-]{1,64}$/;

/** The words of a search are private. */
const searched = /^(\/ricerca)\/.*$/;

const maxPathLength = 1024;

/** A page's address for third parties: without query, fragment and search words. */
export const reducedAddress = ({ origin, pathname }: TrackedAddress): string =>
  origin + pathname.replace(searched, '$1').slice(0, maxPathLength);

const popupOf = (search: string): string => {
  const value = /[?&]popupId=([^&]*)/.exec(search)?.[1] ?? '';
  return name.test(value) ? `?popupId=${value}` : '';
};

/**
 * The value of `url_articolo`: the reduced address, the `popupId` of the query, and as fragment the tracking id of the
 * clicked control. The rest of the query is dropped, so that a sign-in code is never sent.
 */
export const trackedAddress = (address: TrackedAddress, trackingId?: string): string =>
  reducedAddress(address) +
  popupOf(address.search) +
  (trackingId !== undefined && name.test(trackingId) ? `#${trackingId}` : '');
