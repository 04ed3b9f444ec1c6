import { welcomeBack } from '../../../core/page/welcome-back.ts';
import type { Shell } from '../../../element-kit/shell/contract.ts';
import { keepClear } from './corner.ts';
import { drawFrame } from './frame.rest.ts';

welcomeBack();

/**
 * What the button can do and need not carry while it comes up. It is fetched once the page is at rest: then the field
 * waits for nothing when the button is pressed, and a finger does not point at it first. React is not fetched.
 */
export const lazy = {
  drawFrame,
  keepClear,
  async reset(shell: Shell): Promise<void> {
    const { resetChat } = await import('./reset.ts');
    resetChat(shell);
  },
};
