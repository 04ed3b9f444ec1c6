import { core } from '../../../core/page/core.ts';
import type { Shell } from '../../../element-kit/shell/contract.ts';
import { conversationOf } from '../panel/conversation.ts';
import { draftOf } from './draft.ts';

/** Starts a new chat: removes messages and draft from the page and from storage. */
export const resetChat = (shell: Shell): void => {
  conversationOf(core).clear();
  draftOf(shell).type('');
};
