import { core } from '../../../core/page/core.ts';
import type { Shell } from '../../../element-kit/shell/contract.ts';
import { conversationOf } from '../panel/conversation.ts';
import { draftOf } from './draft.ts';

/** A new chat: nothing of what was said or typed is left, on the page or in the browser. */
export const resetChat = (shell: Shell): void => {
  conversationOf(core).clear();
  draftOf(shell).type('');
};
