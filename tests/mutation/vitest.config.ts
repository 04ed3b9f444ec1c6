import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { dir: 'src/rules', runner: './tests/mutation/runner.ts' } });
