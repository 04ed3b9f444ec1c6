import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { seedWorlds, start, stop } from '../../../scripts/tests/worlds.ts';
import { isCounting, writeCounts } from './coverage.ts';
import { fillOwnWorld } from './own-world.ts';
import { breaksPolicy, reportsOf } from './policy/policy.ts';
import { startThirdPartyServer } from './third-party-server.ts';

/**
 * Gives each worker a seeded demo world on a free port. Returns the function that stops them; it fails if browsers, of
 * any engine, reported to them that the policy of a page refused something. NP_TEST_PORT names a running world instead,
 * for quick checks while writing a test; third-party pages then need the port of its NP_ORIGINS in NP_TEST_ELSEWHERE.
 */
const startWorlds = async ({ workers }: FullConfig): Promise<() => Promise<void>> => {
  const thirdParty = await startThirdPartyServer(Number(process.env.NP_TEST_ELSEWHERE ?? 0));
  process.env.NP_TEST_ELSEWHERE = thirdParty.origin;
  const end = async () => {
    thirdParty.stop();
    if (isCounting) await writeCounts();
  };
  if (process.env.NP_TEST_PORT) return end;
  const folder = mkdtempSync(join(tmpdir(), 'np-world-'));
  const data = Array.from({ length: workers }, (_, n) => join(folder, String(n)));
  await Promise.all([seedWorlds(data), fillOwnWorld()]);
  const worlds = await Promise.all(data.map((path) => start(path, { NP_ORIGINS: thirdParty.origin })));
  process.env.NP_TEST_PORT = worlds.map(({ port }) => port).join();
  return async () => {
    await end();
    const reports = (await reportsOf(worlds.map(({ port }) => port))).filter((text) => !text.includes(breaksPolicy));
    await Promise.all(worlds.map(stop));
    rmSync(folder, { recursive: true, force: true });
    console.log(`np: ${reports.length} reports of browsers about the policies of pages`);
    if (reports.length > 0) throw new Error(`Policies of pages refused:\n${reports.join('\n')}`);
  };
};

export default startWorlds;
