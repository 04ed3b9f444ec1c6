import type { Queryable } from '../../../db/db.ts';
import { BEAT_MS } from './beats.ts';

/** Minutes that the charts show. */
export const MINUTES = 60;
const FAILURES = 10;

/** A process that told what it did within three beats. */
interface Running {
  readonly process: string;
  readonly port: number;
  readonly startedAt: Date;
  readonly calls: number;
  readonly failed: number;
  readonly p95Ms: number | null;
  readonly cpuMs: number;
  readonly memoryMb: number;
}

/** A minute, all processes together. */
interface Minute {
  /** Minutes ago. */
  readonly ago: number;
  readonly calls: number;
  readonly p95Ms: number | null;
  readonly memoryMb: number;
}

/** A paper of today, and the images of its pages that are queued or drawn. */
interface PaperImages {
  readonly brandId: number;
  readonly title: string;
  readonly pages: number;
  readonly queued: number;
  readonly drawn: number;
  readonly failed: number;
  /** When the last one was drawn. */
  readonly drawnAt: Date | null;
}

/** What the processes, the queues, the index and the cache do. */
export interface MachineRoom {
  readonly running: readonly Running[];
  readonly minutes: readonly Minute[];
  readonly papers: readonly PaperImages[];
  /** Images of printed pages, by what waits for them. */
  readonly images: {
    readonly forReaders: number;
    readonly forMorning: number;
    readonly covers: number;
    readonly drawing: number;
    readonly drawn: number;
    readonly failed: number;
  };
  readonly drawings: readonly { readonly ago: number; readonly images: number; readonly ms: number }[];
  readonly failures: readonly {
    readonly editionId: number;
    readonly n: number;
    readonly width: number;
    readonly format: string;
    readonly reason: string | null;
    readonly at: Date;
  }[];
  readonly letters: readonly { readonly state: string; readonly count: number }[];
  readonly index: {
    readonly passages: readonly { readonly brandId: number; readonly passages: number }[];
    readonly stems: number;
    readonly indexBytes: number;
    readonly tableBytes: number;
  };
  readonly cache: {
    readonly isOn: boolean;
    readonly waiting: number;
    readonly purges: readonly { readonly ago: number; readonly told: number; readonly failed: number }[];
  };
}

const ago = (column: string): string =>
  `(extract(epoch from date_trunc('minute', now()) - date_trunc('minute', ${column})) / 60)::int`;
const lately = (column: string): string =>
  `${column} >= date_trunc('minute', now()) - interval '${MINUTES - 1} minutes'`;

/** Reads everything that the machine room shows. */
export const readMachineRoom = async (db: Queryable): Promise<MachineRoom> => {
  const running = await db.query<Running>(
    `select distinct on (process) process, port, started_at as "startedAt", calls, failed, p95_ms as "p95Ms",
            cpu_ms as "cpuMs", memory_mb as "memoryMb"
       from process_minute where seen_at > now() - interval '${3 * BEAT_MS} milliseconds' order by process, at desc`,
  );
  const minutes = await db.query<Minute>(
    `select ${ago('at')} as ago, sum(calls)::int as calls, max(p95_ms) as "p95Ms", sum(memory_mb)::int as "memoryMb"
       from process_minute where ${lately('at')} group by 1 order by 1`,
  );
  const papers = await db.query<PaperImages>(
    `select e.brand_id as "brandId", e.title, (select count(*)::int from page p where p.edition_id = e.id) as pages,
            count(i.id)::int as queued, count(*) filter (where i.state = 'drawn')::int as drawn,
            count(*) filter (where i.state = 'failed')::int as failed, max(i.settled_at) as "drawnAt"
       from edition e left join page_image i on i.edition_id = e.id and i.day = e.day and i.revision = e.revision
      where e.is_main and e.slot = 0 group by e.id order by e.brand_id`,
  );
  const [images] = await db.query<MachineRoom['images']>(
    `select count(*) filter (where state = 'waiting' and priority = 0)::int as "forReaders",
            count(*) filter (where state = 'waiting' and priority = 1)::int as "forMorning",
            count(*) filter (where state = 'waiting' and priority = 2)::int as covers,
            count(*) filter (where state = 'drawing')::int as drawing, count(*) filter (where state = 'drawn')::int as drawn,
            count(*) filter (where state = 'failed')::int as failed from page_image`,
  );
  const drawings = await db.query<MachineRoom['drawings'][number]>(
    `select ${ago('settled_at')} as ago, count(*)::int as images, round(avg(took_ms))::int as ms
       from page_image where state = 'drawn' and ${lately('settled_at')} group by 1 order by 1`,
  );
  const failures = await db.query<MachineRoom['failures'][number]>(
    `select edition_id as "editionId", num as n, width, format, reason, settled_at as at
       from page_image where reason is not null order by settled_at desc, id limit ${FAILURES}`,
  );
  const letters = await db.query<MachineRoom['letters'][number]>(
    'select state, count(*)::int as count from mail_delivery group by state order by state',
  );
  const passages = await db.query<MachineRoom['index']['passages'][number]>(
    'select brand_id as "brandId", passages::int as passages from story_total order by brand_id',
  );
  const [index] = await db.query<Omit<MachineRoom['index'], 'passages'>>(
    `select (select count(*)::int from term where kind = 'article') as stems,
            (select sum(pg_relation_size(oid))::bigint from pg_class where relname like 'story\\_passage\\_words\\_%')
              as "indexBytes",
            pg_table_size('story_passage') as "tableBytes"`,
  );
  const [cache] = await db.query<Omit<MachineRoom['cache'], 'purges'>>(
    `select exists (select from cache_in_use) as "isOn", (select count(*)::int from stale_answer) as waiting`,
  );
  const purges = await db.query<MachineRoom['cache']['purges'][number]>(
    `select ${ago('at')} as ago, told, failed from purge_minute where ${lately('at')} order by 1`,
  );
  if (!images || !index || !cache) throw new Error('The machine room has no figures');
  return {
    running,
    minutes,
    papers,
    images,
    drawings,
    failures,
    letters,
    index: { ...index, passages },
    cache: { ...cache, purges },
  };
};
