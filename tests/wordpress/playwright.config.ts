import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../.cache/wordpress',
  globalSetup: './setup.ts',
  reporter: [['list'], ['json', { outputFile: '../../.cache/results/wordpress.json' }]],
});
