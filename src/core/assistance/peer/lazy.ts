import type { LiveChatAdapter } from '../../../platform/services/adapters.ts';
import { liveChatByMessages } from './chat.ts';
import { createFrame } from './frame.ts';
import { createWindow } from './window.ts';

/** A live chat in a frame over the page, or in a window of its own. */
export const adapterIn = (kind: 'frame' | 'window', url: string): LiveChatAdapter =>
  liveChatByMessages(url, kind === 'frame' ? createFrame : createWindow);
