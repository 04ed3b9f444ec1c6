import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import MCR from 'monocart-coverage-reports';

/**
 * With NP_COVERAGE set (`npm run coverage`), records which lines of src/ the pages ran, through the build's source
 * maps.
 */
export const isCounting = process.env.NP_COVERAGE !== undefined;

const report = () =>
  MCR({
    outputDir: '.cache/coverage/pages',
    reports: ['codecov'],
    logging: 'error',
    cleanCache: false,
    entryFilter: ({ url }: { readonly url: string }) => /\/np\/[\w./-]+\.js$/.test(url),
    // Read from disk, since Node does not resolve *.localhost.
    sourceMapResolver: (url: string) => JSON.parse(readFileSync(`dist/${url.split('/np/')[1]}`, 'utf8')),
    sourceFilter: (path: string) => path.startsWith('src/'),
    sourcePath: (path: string) => path.replace(/^.*?(?=src\/)/, ''),
  });

/**
 * Counts in all pages of a context; the returned function hands in the counts. Pages closed earlier are not counted.
 */
export const count = (context: BrowserContext): (() => Promise<void>) => {
  const pages: Page[] = [];
  const begin = (page: Page): void => {
    pages.push(page);
    page.coverage.startJSCoverage({ resetOnNavigation: false }).catch(() => {});
  };
  context.pages().forEach(begin);
  context.on('page', begin);
  return async () => {
    const lists = await Promise.all(
      pages.filter((page) => !page.isClosed()).map((page) => page.coverage.stopJSCoverage()),
    );
    for (const list of lists) if (list.length > 0) await report().add(list);
  };
};

/** Writes the counts of all workers to `.cache/coverage/pages/codecov.json`. */
export const writeCounts = async (): Promise<void> => void (await report().generate());
