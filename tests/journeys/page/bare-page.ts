import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { at } from '../lib/pages.ts';

/** The block of HTML between two marks of the README, unchanged. */
const readmeBlock = (mark: string): string => {
  const readme = readFileSync('README.md', 'utf8');
  const pattern = new RegExp(`<!-- ${mark}:start -->\\s*\`\`\`html\\n([\\s\\S]*?)\`\`\`\\s*<!-- ${mark}:end -->`);
  const [, block] = pattern.exec(readme) ?? [];
  if (block === undefined) throw new Error(`README.md has no block ${mark}`);
  return block;
};

/** The README's complete page, with the demo world's addresses instead of the example's. */
export const bareHtml = (): string =>
  readmeBlock('bare-page')
    .replaceAll('https://gz.example', at('gz', ''))
    .replaceAll('https://account.gz.example', at('account.gz', ''))
    .replaceAll('https://www.gz.example', at('www.gz', ''))
    .replaceAll('https://shop.gz.example', at('shop.gz', ''))
    .replaceAll('your-site-key', 'np-demo')
    .replaceAll('https://captcha.example/api.js', at('third', '/recaptcha/api.js'))
    .replaceAll('https://cdn.example', at('cdn', ''));

/** Opens HTML as a third-party page, on an origin of its own. */
export const openOnOtherOrigin = async (page: Page, html: string): Promise<void> => {
  const address = `${process.env.NP_TEST_ELSEWHERE}/${randomUUID()}`;
  await fetch(address, { method: 'PUT', body: html });
  await page.goto(address);
};
