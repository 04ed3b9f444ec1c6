import { hasStored } from '../../platform/storage/has-stored.ts';

/** Local key of the editions stored for reading offline. */
export const EDITIONS = 'np_editions';

/** Whether there are any. Does not load the code that handles them. */
export const hasKept = (): boolean => hasStored(EDITIONS);
