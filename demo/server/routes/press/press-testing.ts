import type { TestBrowser } from '../../testing/signed-in.ts';

export const base = '/api/user/rassegna';

/** A call of the press review: its envelope, or its status where there is none. */
export const getReview = async (browser: TestBrowser, path: string) => {
  const response = await browser.get(`${base}${path}`, 'newsstand');
  return { status: response.status, ...(await response.json()) };
};

export const postReview = async (browser: TestBrowser, path: string, body: unknown = {}) => {
  const response = await browser.post(`${base}${path}`, body, 'newsstand');
  return { status: response.status, ...(await response.json()) };
};

export const ids = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/** Chooses the newest stories, so many, and nothing else; the selection. */
export const choose = async (browser: TestBrowser, count: number) => {
  const { selezione } = (await getReview(browser, '/selezione')).data;
  if (selezione) await postReview(browser, '/selezione', { ids: ids(selezione.items), selected: false });
  const newest = ids((await getReview(browser, `?per_page=${count}`)).data.rassegna);
  return (await postReview(browser, '/selezione', { ids: newest, selected: true })).data.selezione;
};
