import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { at } from '../lib/pages.ts';

/** A page of the documentation, with the demo world's addresses instead of the example's. */
export const startPage = (name: string): string =>
  readFileSync(`docs/samples/start/${name}.html`, 'utf8')
    .replaceAll('https://gz.example', at('gz', ''))
    .replaceAll('https://account.gz.example', at('account.gz', ''))
    .replaceAll('https://www.gz.example', at('www.gz', ''))
    .replaceAll('https://shop.gz.example', at('shop.gz', ''))
    .replaceAll("'gz.example'", "'gz.localhost'")
    .replaceAll("'lavoce.example'", "'mg.localhost'")
    .replaceAll('your-site-key', 'np-demo')
    .replaceAll('https://captcha.example/api.js', at('third', '/recaptcha/api.js'))
    .replaceAll('https://cdn.example', at('cdn', ''));

/** The documentation's complete page for an origin that is not the brand's. */
export const bareHtml = (): string => startPage('bare-page');

/** Opens HTML in place of a page of a brand's own site. Tests of it set `bypassCSP`: that page's policy stays. */
export const openOnSite = async (page: Page, code: string, html: string): Promise<void> => {
  await page.goto(at(`www.${code}`, '/api/health'));
  await page.setContent(html);
};

/** Opens HTML as a third-party page, on an origin of its own. */
export const openOnOtherOrigin = async (page: Page, html: string): Promise<void> => {
  const address = `${process.env.NP_TEST_ELSEWHERE}/${randomUUID()}`;
  await fetch(address, { method: 'PUT', body: html });
  await page.goto(address);
};
