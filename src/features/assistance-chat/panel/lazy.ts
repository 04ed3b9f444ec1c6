import { talkFragment } from '../../../core/assistance/talk-link.ts';
import { dayName } from './hours-copy.ts';
import { WayOut } from './WayOut.tsx';

/** Code that the panel needs after the first question can be asked. */
export const extras = { WayOut, dayName, talkFragment };
