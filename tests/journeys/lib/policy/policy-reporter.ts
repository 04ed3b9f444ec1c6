import type { Reporter, TestCase } from '@playwright/test/reporter';
import { POLICED } from './policy.ts';

/** Says at the end how many pages were opened under the world's policy, by kind of host. */
export default class PolicyReporter implements Reporter {
  readonly #pages = new Map<string, number>();

  onTestEnd({ annotations }: TestCase): void {
    for (const { type, description = '' } of annotations) {
      const [kind = '', count] = description.split(' ');
      if (type === POLICED) this.#pages.set(kind, (this.#pages.get(kind) ?? 0) + Number(count));
    }
  }

  onEnd(): void {
    let total = 0;
    for (const count of this.#pages.values()) total += count;
    const kinds = [...this.#pages].map(([kind, count]) => `${kind} ${count}`);
    if (total > 0) console.log(`np: ${total} pages under a policy: ${kinds.join(', ')}`);
  }
}
