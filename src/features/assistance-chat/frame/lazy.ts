import { restorePosition } from '../../../core/page/scroll/restore-position.ts';
import type { Shell } from '../../../element-kit/shell/contract.ts';
import { drawFrame } from './frame.rest.ts';

restorePosition();

/**
 * Code that the button needs after the first paint. It loads once the page is idle, so that the field opens at once,
 * also by touch, which has no hover. It does not load React.
 */
export const lazy = {
  drawFrame,
  async keepClear(shell: Shell): Promise<void> {
    const corner = await import('./corner.ts');
    corner.keepClear(shell);
  },
  async reset(shell: Shell): Promise<void> {
    const { resetChat } = await import('./reset.ts');
    resetChat(shell);
  },
};
