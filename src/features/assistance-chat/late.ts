import type { Shell } from '../../element-kit/contract.ts';
import { keepClear } from './corner.ts';

/** What the resting button can do and need not carry. */
export const late = {
  keepClear(shell: Shell): void {
    keepClear(shell);
    // The field waits for nothing when the button is pressed; a finger does not point at it first. React is not fetched.
    import('./frame.ts').catch(() => {});
  },
  async reset(shell: Shell): Promise<void> {
    const { resetChat } = await import('./reset.ts');
    resetChat(shell);
  },
};
