import { talkFragment } from '../../../core/assistance/talk-link.ts';
import { dayName } from './hours-copy.ts';
import { WayOut } from './WayOut.tsx';

/** What the panel can do once a question can be asked: none of it is waited for. */
export const extras = { WayOut, dayName, talkFragment };
