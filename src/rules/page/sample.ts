/** Whether a page view is in a sample. `drawn` is the page view's number, at least 0 and below 1. */
export const isSampled = (drawn: number, sample: number): boolean => drawn < sample;
