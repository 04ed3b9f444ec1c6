import type { Locator, Page } from '@playwright/test';
import { at, drawn, expect } from '../lib/pages.ts';
import { signInAs } from '../lib/readers.ts';

interface Listed {
  readonly id: number;
  readonly titolo: string;
  readonly pagina: number | null;
  readonly sigla: string;
}

const base = '/api/user/rassegna';

/** Runs in a page of the newsstand: calls as the signed-in reader. */
const call = async ([path, body]: readonly [string, unknown]): Promise<Record<string, unknown>> => {
  const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
  const headers = { 'content-type': 'application/json', 'x-xsrf-token': token };
  const how: RequestInit = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await fetch(path, how);
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
  return (await answer.json()).data;
};

/** A call of the press review by the reader of this page. */
export const asReader = (page: Page, path: string, body?: unknown): Promise<Record<string, unknown>> =>
  page.evaluate(call, [base + path, body] as const);

/** The stories that the server lists. */
export const listed = async (page: Page, query: string): Promise<readonly Listed[]> =>
  (await asReader(page, `?per_page=1000&${query}`)).rassegna as readonly Listed[];

/** Ids of the review's stories on the server. */
export const kept = async (page: Page): Promise<readonly number[]> => {
  const { selezione } = (await asReader(page, '/selezione')) as { selezione: { items: readonly Listed[] } | null };
  return (selezione?.items ?? []).map(({ id }) => id);
};

/** The company at its press review, without a chosen story. */
export const openReview = async (page: Page, code: string): Promise<Locator> => {
  await signInAs(page, code, 'azienda@example.it');
  await page.goto(at(code, `${base}/selezione`));
  await asReader(page, '/selezione', { ids: await kept(page), selected: false });
  await page.goto(at(code, '/rassegna'));
  return deskOf(page);
};

/** The desk of a page, once its rows are drawn. */
export const deskOf = async (page: Page): Promise<Locator> => {
  await drawn(page);
  const desk = page.locator('np-newsstand .desk');
  await expect(desk.locator('.press-row').first()).toBeVisible();
  return desk;
};

/** The ids of the drawn rows, from the top. */
export const rowIds = async (desk: Locator): Promise<readonly number[]> =>
  (await desk.locator('.press-row .c-id').allTextContents()).map(Number);

export const boxOf = (desk: Locator, row: number): Locator => desk.locator('.press-row').nth(row).getByRole('checkbox');
