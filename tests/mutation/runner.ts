import { TestRunner, type TestRunnerConfig, test } from 'vitest';

/**
 * What Stryker's runner for Vitest needs on top. It counts failed tests only, so a file that does not even load with a
 * mutant becomes a failed test; and it picks the tests of a mutant by names that Vitest 5 joins in another way, so all
 * tests of the files that it picks are run.
 */
export default class extends TestRunner {
  constructor(config: TestRunnerConfig) {
    super({ ...config, testNamePattern: undefined });
  }

  override async importFile(path: string, source: 'collect' | 'setup'): Promise<unknown> {
    try {
      return await super.importFile(path, source);
    } catch (error) {
      return test('loads', () => {
        throw error;
      });
    }
  }
}
