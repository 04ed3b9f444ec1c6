import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take a minute or more: started last, they would run alone. */
const long =
  /\/demo\/server\/(?:start|db-move|two-processes|print\/edition\/reading|routes\/(?:examples|locked-texts))\.test\.ts$/;

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rest = await super.sort(files.filter(({ moduleId }) => !long.test(moduleId)));
    return [...files.filter(({ moduleId }) => long.test(moduleId)), ...rest];
  }
}

const serverTests = 'demo/server/**/*.test.ts';

/** Files that open no database, and page rendering: a server's database adds nothing to them, so they run once. */
const withoutDatabase = (): string[] => [
  'demo/server/print/**',
  ...globSync(serverTests).filter((file) => !/[/-]testing|vitest-setup/.test(readFileSync(file, 'utf8'))),
];

export default defineConfig({
  define: { __NP_VERSION__: JSON.stringify('test') },
  test: {
    // Tests of the server wait for disks and clocks half of their time.
    maxWorkers: 3,
    // The six brands, whatever this machine's world has besides.
    env: { NP_BRANDS: '' },
    sequence: { sequencer: LongFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          // A process for each file costs more than its tests.
          isolate: false,
          setupFiles: ['tests/units/fresh.ts'],
          include: ['src/**/*.test.ts', 'tests/units/**/*.test.ts'],
          environment: 'node',
          // Generous for slow machines; passing tests do not wait.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        // The contents of dist/, as an installing project sees them.
        test: {
          name: 'package',
          include: ['tests/package/*.test.ts'],
          // Builds twice, for more than a minute.
          exclude: process.env.NP_QUICK ? ['tests/package/release-cost.test.ts'] : [],
          environment: 'node',
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          // Each file has its own database; module state belongs to an app or never changes.
          isolate: false,
          include: [serverTests],
          exclude: process.env.DATABASE_URL ? withoutDatabase() : [],
          environment: 'node',
          globalSetup: ['demo/server/vitest-setup.ts'],
          // Generous for slow machines; passing tests do not wait.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
