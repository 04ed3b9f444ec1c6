import type { Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Time on its thread, in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;

/**
 * Duration in milliseconds of the page's longest task during an action: the longest wait of a reader for a response.
 * Measured on the page's own thread, so other load of the machine does not count.
 */
export const longestTask = async (page: Page, act: () => Promise<unknown>): Promise<number> => {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['toplevel'] });
  await act();
  const trace = String(await browser?.stopTracing());
  const events: readonly TraceEvent[] = JSON.parse(trace).traceEvents;
  const isMain = ({ name, args }: TraceEvent) => name === 'thread_name' && args?.name === 'CrRendererMain';
  const threads = new Set(events.filter(isMain).map(threadOf));
  const tasks = events.filter((event) => event.tdur !== undefined && threads.has(threadOf(event)));
  return tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur), 0) / 1000;
};
