import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const named = z.object({ name: z.string(), description: z.string().default('') });
const attribute = named.extend({ type: z.object({ text: z.string() }).optional(), default: z.string().optional() });

const declaration = z.object({
  tagName: z
    .string()
    .regex(/^np-[a-z0-9-]+$/)
    .optional(),
  summary: z.string().optional(),
  description: z.string().optional(),
  attributes: z.array(attribute).default([]),
  events: z.array(named).default([]),
  members: z.array(named.extend({ kind: z.string() })).default([]),
});

const manifest = z.object({ modules: z.array(z.object({ declarations: z.array(declaration).default([]) })) });

/** The testable contract of a custom element in the built bundle. */
export interface BuiltElement {
  readonly tag: string;
  readonly summary: string;
  readonly attributes: readonly z.infer<typeof attribute>[];
  readonly events: readonly string[];
  readonly methods: readonly string[];
}

const read = async (dist: string): Promise<BuiltElement[]> => {
  const { modules } = manifest.parse(JSON.parse(await readFile(join(dist, 'custom-elements.json'), 'utf8')));
  return modules.flatMap(({ declarations }) =>
    declarations.flatMap(({ tagName, summary, description, attributes, events, members }) =>
      tagName === undefined
        ? []
        : [
            {
              tag: tagName,
              summary: summary ?? description ?? '',
              attributes,
              events: events.map(({ name }) => name),
              methods: members.flatMap(({ kind, name }) => (kind === 'method' ? [name] : [])),
            },
          ],
    ),
  );
};

/** The elements in the bundle's custom-elements.json; empty when the file is missing or invalid. */
export const builtElements = (dist: string): Promise<BuiltElement[]> => read(dist).catch(() => []);
