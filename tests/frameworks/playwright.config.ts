import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../.cache/frameworks-results',
  globalSetup: './setup.ts',
  reporter: [['list'], ['json', { outputFile: '../../.cache/results/frameworks.json' }]],
});
