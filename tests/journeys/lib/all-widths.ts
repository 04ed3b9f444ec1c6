import type { Page } from '@playwright/test';
import { violationsAtWidths } from './axe.ts';
import { expect } from './pages.ts';

/**
 * An element has no accessibility violations and the page no horizontal overflow, at each width and in each colour
 * scheme.
 */
export const atAllWidths = async (page: Page, tag: string): Promise<void> =>
  expect(await violationsAtWidths(page, [1280, 390, 320], tag)).toEqual([]);
