import type { Queryable } from '../../db/db.ts';

/** What a page sent. */
export interface Observation {
  readonly kind: 'error' | 'vital';
  readonly brand: string;
  readonly element?: string | undefined;
  readonly page: string;
  readonly version: string;
  readonly call?: string | undefined;
  readonly field?: string | undefined;
  readonly name?: string | undefined;
  readonly value?: number | undefined;
  readonly rating?: string | undefined;
}

/** Stores observations with the time of their arrival. */
export const addObservations = async (db: Queryable, seen: readonly Observation[], now: number): Promise<void> => {
  await db.query(
    `insert into observation (at, kind, brand, element, page, version, call, field, name, value, rating)
     select $2, o.* from jsonb_to_recordset($1::jsonb) as o (kind text, brand text, element text, page text,
       version text, call text, field text, name text, value double precision, rating text)`,
    [JSON.stringify(seen), new Date(now)],
  );
};

/** Which observations to show: of `stepMs`-long spans since `from`, of one brand or element or of all. */
export interface ObservationQuery {
  readonly from: number;
  readonly stepMs: number;
  readonly brand: string | undefined;
  readonly element: string | undefined;
}

const within = 'at >= $1 and ($2::text is null or brand = $2) and ($3::text is null or element = $3)';
const given = ({ from, brand, element }: ObservationQuery) => [new Date(from), brand ?? null, element ?? null];

/** A vital in one span: three quarters of the page views had this value or a better one. */
export interface VitalSpan {
  readonly name: string;
  readonly at: Date;
  readonly p75: number;
  readonly views: number;
}

/** An element, or the page around the elements (null), with its errors and its vitals at the 75th percentile. */
export interface ElementLine {
  readonly brand: string;
  readonly element: string | null;
  readonly errors: number;
  readonly lcp: number | null;
  readonly inp: number | null;
  readonly cls: number | null;
}

/** Equal failures. */
export interface ErrorLine {
  readonly brand: string;
  readonly element: string | null;
  readonly call: string | null;
  readonly field: string | null;
  readonly page: string;
  readonly version: string;
  readonly count: number;
  readonly last: Date;
}

const SHOWN = 50;

/** What the console shows of the observations. */
export const readObservations = async (db: Queryable, query: ObservationQuery) => {
  const values = given(query);
  const span = `date_bin(make_interval(secs => $4), at, $1)`;
  const seconds = query.stepMs / 1000;
  const errors = await db.query<{ at: Date; count: number }>(
    `select ${span} as at, count(*)::int as count from observation where kind = 'error' and ${within} group by 1`,
    [...values, seconds],
  );
  const vitals = await db.query<VitalSpan>(
    `select name, ${span} as at, percentile_disc(0.75) within group (order by value) as p75, count(*)::int as views
     from observation where kind = 'vital' and ${within} group by name, 2 order by name, 2`,
    [...values, seconds],
  );
  const p75 = (name: string) => `percentile_disc(0.75) within group (order by value) filter (where name = '${name}')`;
  const elements = await db.query<ElementLine>(
    `select brand, element, count(*) filter (where kind = 'error')::int as errors,
       ${p75('LCP')} as lcp, ${p75('INP')} as inp, ${p75('CLS')} as cls
     from observation where ${within} group by brand, element order by errors desc, brand, element nulls last`,
    values,
  );
  const failures = await db.query<ErrorLine>(
    `select brand, element, call, field, page, version, count(*)::int as count, max(at) as last
     from observation where kind = 'error' and ${within}
     group by brand, element, call, field, page, version order by count desc, last desc limit ${SHOWN}`,
    values,
  );
  return { errors, vitals, elements, failures };
};

/** The elements of all observations, for the choice of one. */
export const observedElements = async (db: Queryable): Promise<readonly string[]> => {
  const rows = await db.query<{ element: string }>(
    'select distinct element from observation where element is not null order by element',
  );
  return rows.map(({ element }) => element);
};
