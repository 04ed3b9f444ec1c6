import { defineConfig } from '@playwright/test';
import { findBrowsers, shortLivedFlags } from './scripts/tests/browsers.ts';

// The six brands, whatever this machine's world has besides.
process.env.NP_BRANDS ??= '';

export default defineConfig({
  testDir: 'tests',
  testMatch: '{journeys,faults}/**/*.spec.ts',
  outputDir: '.cache/pages',
  globalSetup: './tests/journeys/lib/world.ts',
  workers: 2,
  retries: 0,
  // Generous for slow machines; passing tests do not wait.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [
    ['list'],
    ['json', { outputFile: '.cache/results/pages.json' }],
    ['./tests/journeys/lib/policy/policy-reporter.ts'],
  ],
  use: {
    launchOptions: { executablePath: findBrowsers().shell ?? '', args: shortLivedFlags },
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    viewport: { width: 1280, height: 860 },
  },
});
