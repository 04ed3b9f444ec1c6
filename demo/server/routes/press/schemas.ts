import { z } from '@hono/zod-openapi';

export const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);
/** The same in a path or query. */
export const idText = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number);

export const json = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { required: true, content: { 'application/json': { schema } } },
});

export const day = z.iso.date();

/** Refusals of calls that read, and of those that write. */
export const readRefusals = {
  401: 'Not signed in',
  403: 'No press review in the subscription: ERR_NO_ACCESS',
  422: 'A parameter is invalid',
};
export const writeRefusals = {
  ...readRefusals,
  400: 'Not JSON',
  403: 'No press review in the subscription: ERR_NO_ACCESS; origin or XSRF refused',
  413: 'Over 64 KiB',
  415: 'Not application/json',
  422: 'A field is invalid',
};

export const recipient = z.object({
  id: z.number().int(),
  email: z.string(),
  name: z.string(),
  group: z.string().nullable(),
  active: z.boolean(),
});

export const story = z.object({
  id: z.number().int(),
  edizione: z.string(),
  data: day,
  titolo: z.string(),
  autori: z.array(z.string()),
  pagina: z.number().int().nullable(),
  testata: z.string(),
  sigla: z.string(),
});

export const alsoIn = z
  .array(
    z.object({
      id: z.number().int(),
      testata: z.string(),
      edizione: z.string(),
      data: day,
      pagina: z.number().int().nullable(),
    }),
  )
  .openapi({ description: 'The other editions that printed the story' });

export const licence = z
  .object({
    consentite: z.number().int(),
    usate: z.number().int(),
    previste: z.number().int().openapi({ description: 'Active recipients times selected stories' }),
    superata: z.boolean().openapi({ description: 'Sending now would exceed the licence' }),
  })
  .openapi({ description: 'Copies per day; one story to one recipient is one copy' });

export const paging = z.object({ page: z.number().int(), per_page: z.number().int(), total: z.number().int() });
