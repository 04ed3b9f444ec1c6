import { TestRunner, type TestRunnerConfig, test } from 'vitest';

/**
 * Extends Stryker's runner for Vitest. That runner counts failed tests only, so a file that fails to load with a
 * mutant becomes a failed test. It also selects tests by names that Vitest 5 joins differently, so all tests of the
 * selected files run.
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
