import type { Transaction } from '../../../db/db.ts';
import { clustersOf, type Printed } from './clusters.ts';

/** Recomputes which stories the mastheads share. Run it after the stories of all brands are seeded. */
export const refreshClusters = async (tx: Transaction): Promise<void> => {
  const stories = await tx.query<Printed>(
    `select id, title || E'\\n' || summary || E'\\n' || body as text from article
      where withdrawn_at is null and source <> 'serial' order by id`,
  );
  const clusters = clustersOf(stories);
  await tx.exec('delete from article_cluster');
  await tx.query(
    'insert into article_cluster (article_id, cluster_id) select * from unnest($1::bigint[], $2::bigint[])',
    [[...clusters.keys()], [...clusters.values()]],
  );
};
