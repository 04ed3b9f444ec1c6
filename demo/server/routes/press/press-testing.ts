import type { TestBrowser } from '../../testing/signed-in.ts';

export const base = '/api/user/rassegna';

/** GET of the press review: status and envelope. */
export const getReview = async (browser: TestBrowser, path: string) => {
  const response = await browser.get(`${base}${path}`, 'newsstand');
  return { status: response.status, ...(await response.json()) };
};

export const postReview = async (browser: TestBrowser, path: string, body: unknown = {}) => {
  const response = await browser.post(`${base}${path}`, body, 'newsstand');
  return { status: response.status, ...(await response.json()) };
};

export const ids = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/** Selects exactly the `count` newest stories; returns the selection. */
export const choose = async (browser: TestBrowser, count: number) => {
  const { selezione } = (await getReview(browser, '/selezione')).data;
  if (selezione) await postReview(browser, '/selezione', { ids: ids(selezione.items), selected: false });
  const newest = ids((await getReview(browser, `?per_page=${count}`)).data.rassegna);
  return (await postReview(browser, '/selezione', { ids: newest, selected: true })).data.selezione;
};
