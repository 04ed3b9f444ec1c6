import type { Locator } from '@playwright/test';
import { expect } from '../lib/pages.ts';

/** The seat of a person on the owner's screen. */
export const seatOf = (panel: Locator, who: string): Locator => panel.locator('.seat').filter({ hasText: who });

const firstOf = (seat: Locator): Locator => seat.locator('.seat-actions > :is(a, button)');
const menuOf = (seat: Locator): Locator => seat.getByRole('button', { name: /^Altre azioni: / });

/** The actions of a seat: the first one, then those of its menu. */
export const expectActions = async (seat: Locator, actions: readonly string[]): Promise<void> => {
  const [first, ...others] = actions;
  await expect(firstOf(seat)).toHaveText([first ?? '']);
  await expect(menuOf(seat)).toHaveCount(others.length === 0 ? 0 : 1);
  if (others.length === 0) return;
  await menuOf(seat).click();
  await expect(seat.getByRole('menuitem')).toHaveText(others);
  await seat.getByRole('menuitem').first().press('Escape');
  await expect(menuOf(seat)).toBeFocused();
};

/** Presses an action of a seat, in its menu when it is not the first. */
export const actOn = async (seat: Locator, action: string): Promise<void> => {
  if ((await firstOf(seat).textContent()) === action) return firstOf(seat).click();
  await menuOf(seat).click();
  await seat.getByRole('menuitem', { name: action, exact: true }).click();
};
