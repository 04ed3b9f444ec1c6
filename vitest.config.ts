import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { __NP_VERSION__: JSON.stringify('test') },
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'units', include: ['src/**/*.test.ts', 'tests/units/**/*.test.ts'], environment: 'node' },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['demo/server/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['demo/server/vitest-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
