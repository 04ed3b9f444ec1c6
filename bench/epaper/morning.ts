import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDb } from '../../demo/server/db/open.ts';
import { readMachineRoom } from '../../demo/server/domain/world/machine/machine-room.ts';
import { endProcess, startProcess } from '../../demo/server/testing/testing-process.ts';
import { startPostgres } from '../../scripts/tests/postgres.ts';

/**
 * npm run bench -- morning: two processes on one PostgreSQL draw all images of the day's six papers that readers ask for
 * first, ahead of readers. Prints the progress, as the console's machine room shows it.
 */
const LOOK_MS = 5000;

export const benchMorning = async (): Promise<void> => {
  const cluster = await startPostgres('on');
  const folder = mkdtempSync(join(tmpdir(), 'np-morning-'));
  const env = { DATABASE_URL: cluster.url, NP_DATA_DIR: folder, NP_DRAW_AHEAD: 'on' };
  // The world is filled before the clock runs.
  const first = await startProcess({ ...env, NP_DRAW_AHEAD: 'off' });
  await endProcess(first.child, 'SIGTERM');
  const db = await openDb('', cluster.url);
  const processes = await Promise.all([startProcess(env), startProcess(env)]);
  const begun = performance.now();
  try {
    for (;;) {
      await wait(LOOK_MS);
      const { papers, images } = await readMachineRoom(db);
      const [queued, drawn] = (['queued', 'drawn'] as const).map((what) =>
        papers.reduce((sum, paper) => sum + paper[what], 0),
      );
      const seconds = Math.round((performance.now() - begun) / 1000);
      const ready = papers.filter((paper) => paper.queued > 0 && paper.drawn === paper.queued).length;
      console.log(`${seconds} s: ${drawn} of ${queued} images, ${ready} of ${papers.length} papers ready`);
      if (images.failed > 0) throw new Error(`${images.failed} images could not be drawn`);
      if (ready === papers.length) break;
    }
    const drawers = await db.query<{ images: number }>(
      `select count(*)::int as images from page_image where state = 'drawn' group by process`,
    );
    console.log(`drawn by ${drawers.length} processes: ${drawers.map(({ images }) => images).join(' and ')} images`);
  } finally {
    await Promise.all(processes.map(({ child }) => endProcess(child, 'SIGTERM')));
    await db.close();
    await cluster.stop();
    rmSync(folder, { recursive: true });
  }
};
