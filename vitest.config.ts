import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { __NP_VERSION__: JSON.stringify('test') },
  test: {
    // Tests of the server wait for disks and clocks half of their time.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: { name: 'units', include: ['src/**/*.test.ts', 'tests/units/**/*.test.ts'], environment: 'node' },
      },
      {
        extends: true,
        test: {
          name: 'server',
          // Each file has a database of its own; what the modules keep belongs to an app or never changes.
          isolate: false,
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
