import { expect } from 'vitest';
import { z } from 'zod';
import type { TestApp } from '../../testing/testing.ts';

/** The data of a call that succeeded, in this shape. */
export const dataOf = async <Data extends z.ZodType>(response: Response, schema: Data): Promise<z.infer<Data>> => {
  const text = await response.text();
  expect(response.status, text).toBe(200);
  return schema.parse(z.looseObject({ data: z.unknown() }).parse(JSON.parse(text)).data);
};

/** The id of a paper's own article. */
export const idOf = async (app: TestApp, slug: string, brandId = 1): Promise<number> => {
  const [row] = await app.db.query<{ id: number }>('select id from article where slug = $1 and brand_id = $2', [
    slug,
    brandId,
  ]);
  return row?.id ?? 0;
};

/** The id of an article that other papers have too. */
export const wireId = async (app: TestApp, brandId = 1): Promise<number> => {
  const [row] = await app.db.query<{ id: number }>(
    `select id from article a where brand_id = $1 and source = 'wire'
       and exists (select from article b where b.source_key = a.source_key and b.brand_id <> a.brand_id) order by id limit 1`,
    [brandId],
  );
  return row?.id ?? 0;
};

/** Status, code and data of a call that was refused. */
export const failureOf = async (response: Response) => {
  const { data, status } = z
    .object({ data: z.looseObject({ code: z.string().optional() }), status: z.object({ code: z.number() }) })
    .parse(await response.json());
  expect(status.code).toBe(response.status);
  return { status: response.status, code: data.code, data };
};
