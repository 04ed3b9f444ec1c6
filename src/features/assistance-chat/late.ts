import type { Shell } from '../../element-kit/contract.ts';
import { keepClear } from './corner.ts';

/** What the resting button can do and need not carry. */
export const late = {
  keepClear,
  async reset(shell: Shell): Promise<void> {
    const { resetChat } = await import('./reset.ts');
    resetChat(shell);
  },
};
