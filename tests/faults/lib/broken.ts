import type { Locator } from '@playwright/test';
import { body } from './answers.ts';
import { cutJson, unprintable } from './broken-bodies.ts';
import type { Answer } from './exchange.ts';
import type { FaultProxy } from './proxy.ts';
import { expect } from './test.ts';

interface Try {
  /** `'POST account.mg /api/user/email'` */
  readonly call: string;
  /** Where the reader sees the message. */
  readonly panel: Locator;
  readonly act: () => Promise<unknown>;
  readonly says: string;
  /** Typed or chosen values that stay after each failure. */
  readonly keeps?: readonly (readonly [field: Locator, value: string | boolean])[];
}

/**
 * Makes a call fail once, by a body that breaks off: the panel shows its own message, and keeps everything that was
 * typed. All broken bodies are tried on the same calls in `tests/elements/failures/`.
 */
export const failsSoftly = async (wire: FaultProxy, { call, panel, act, says, keeps = [] }: Try): Promise<void> => {
  const { promise: given, resolve } = Promise.withResolvers<void>();
  const answer: Answer = async (turn) => {
    await body(200, cutJson)(turn);
    resolve();
  };
  wire.answer(call, answer, 1);
  await act();
  await given;
  await expect(panel.getByRole('alert').filter({ hasText: says })).toBeVisible();
  await expect(panel).not.toContainText(unprintable);
  for (const [field, value] of keeps)
    if (typeof value === 'boolean') await expect(field).toBeChecked({ checked: value });
    else await expect(field).toHaveValue(value);
};
