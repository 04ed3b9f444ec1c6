import config from './web-test-runner.config.mjs';
export default { ...config, groups: config.groups.filter(({ name }) => name === 'chromium').map((group) => ({ ...group, files: ['tests/elements/contract-1.test.ts'] })), testFramework: { config: { ...config.testFramework.config, grep: 'np-subscriber-chat' } } };
