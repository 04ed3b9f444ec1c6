import { hasStored } from '../../platform/storage/has-stored.ts';

/** The browser's local key of the editions that were kept for reading without a network. */
export const EDITIONS = 'np_editions';

/** Whether there are any: without the code that handles them. */
export const hasKept = (): boolean => hasStored(EDITIONS);
