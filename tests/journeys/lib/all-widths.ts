import type { Page } from '@playwright/test';
import { faultsAtAll } from './axe.ts';
import { expect } from './pages.ts';

/** Whatever width and scheme it is seen in, an element has no accessibility violations and the page no way sideways. */
export const atAllWidths = async (page: Page, tag: string): Promise<void> =>
  expect(await faultsAtAll(page, [1280, 390, 320], tag)).toEqual([]);
