import { language } from './replaceable.ts';

/** The language of the texts without its region: `en` of `en-GB`. Third parties' windows follow it. */
export const spoken = (): string => language.code.split('-', 1).join();
