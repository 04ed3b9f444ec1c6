import { z } from '@hono/zod-openapi';

/** Typed text: control characters become spaces, broken surrogates are repaired, outer white space is trimmed. */
export const typedText = z.string().transform((text) =>
  text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim(),
);

/** As `typedText` for several lines: keeps line breaks as \n, at most one empty line in a row. */
export const longText = z.string().transform((text) =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]+/gu, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim(),
);

/** The envelope of success around `data`. */
export const successOf = <Data extends z.ZodType>(data: Data) =>
  z.object({ success: z.literal(true), data, status: z.object({ code: z.literal(200) }) });

const failureOf = (data: z.ZodType) =>
  z.object({ success: z.literal(false), data, status: z.object({ code: z.number().int() }) });

const failureData = z.object({
  message: z.string().openapi({ description: 'Italian text for the reader' }),
  code: z.string().optional(),
  errors: z.record(z.string(), z.string()).optional().openapi({ description: 'field → key' }),
});

const json = (description: string, schema: z.ZodType) => ({ description, content: { 'application/json': { schema } } });

/** A required JSON body. */
export const jsonBody = <Body extends z.ZodType>(schema: Body) => ({
  body: { required: true as const, content: { 'application/json': { schema } } },
});

/** The documented answers of a route that succeeds with `data` and refuses with these statuses. */
export const answers = <Data extends z.ZodType>(data: Data, refusals: Readonly<Record<number, string>>) => ({
  200: { description: 'Success', content: { 'application/json': { schema: successOf(data) } } },
  ...refusalAnswers(refusals, failureData),
});

/** As `answers`, for the assistance chat, which has fields beside `data`, and text in `data` of refusals. */
export const textAnswers = <Data extends z.ZodType, Beside extends z.ZodRawShape>(
  data: Data,
  beside: Beside,
  refusals: Readonly<Record<number, string>>,
) => ({
  200: { description: 'Success', content: { 'application/json': { schema: successOf(data).extend(beside) } } },
  ...refusalAnswers(refusals, z.string()),
});

const refusalAnswers = (refusals: Readonly<Record<number, string>>, data: z.ZodType) =>
  Object.fromEntries(
    Object.entries(refusals).map(([status, description]) => [status, json(description, failureOf(data))]),
  );

/** The documented refusals of a route that succeeds without an envelope: a file, a stream. */
export const refusalsOf = (refusals: Readonly<Record<number, string>>) => refusalAnswers(refusals, failureData);

/** The hosts of a call, and whether the contract with the integrator or this project defines it. */
export const origin = (source: 'specification' | 'project', ...hosts: ('account' | 'newsstand' | 'archive')[]) => ({
  'x-np-source': source,
  'x-np-hosts': hosts,
});
