import type { Locator } from '@playwright/test';
import { body } from './answers.ts';
import type { Answer } from './exchange.ts';
import type { FaultProxy } from './proxy.ts';
import { expect } from './test.ts';

/** TRUST F13: what may come with status 200 instead of an answer. */
export const brokenBodies = [
  '<!doctype html><h1>Errore</h1>',
  '{"success":true,"data":{"na',
  '',
  '\uFEFF',
  'NaN',
  'null',
  '[]',
  '"ok"',
  '0',
] as const;

/** Words that a value shows when nobody looked at it. */
export const unread = /undefined|NaN|\[object/;

interface Try {
  /** `'POST account.mg /api/user/email'` */
  readonly call: string;
  /** Where the reader is told. */
  readonly panel: Locator;
  readonly act: () => Promise<unknown>;
  readonly says: string;
  /** What the reader has typed or chosen, and still finds after each failure. */
  readonly keeps?: readonly (readonly [field: Locator, value: string | boolean])[];
}

/** Has a call fail in each of these ways: the panel says so in its own words, and nothing that was typed is lost. */
export const failsSoftly = async (wire: FaultProxy, { call, panel, act, says, keeps = [] }: Try): Promise<void> => {
  for (const content of brokenBodies) {
    const { promise: given, resolve } = Promise.withResolvers<void>();
    const answer: Answer = async (turn) => {
      await body(200, content)(turn);
      resolve();
    };
    wire.answer(call, answer, 1);
    await act();
    await given;
    await expect(panel.getByRole('alert').filter({ hasText: says }), content).toBeVisible();
    await expect(panel, content).not.toContainText(unread);
    for (const [field, value] of keeps)
      if (typeof value === 'boolean') await expect(field, content).toBeChecked({ checked: value });
      else await expect(field, content).toHaveValue(value);
  }
};
