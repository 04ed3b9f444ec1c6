import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { reasonOf, StartError } from '../../base/start-error.ts';
import { italianText } from '../../print/type/italian.ts';
import { DAYS } from './calendar/capacity.ts';
import { type Chapter, type Instalment, instalmentsOf } from './calendar/serial.ts';
import type { WireStory } from './calendar/wire.ts';
import { type Fingerprinted, fingerprint, parse, text } from './content.ts';

const wireFile = z.object({
  articles: z.array(z.object({ id: text, title: text, section: text, paragraphs: z.array(text).min(1) })).min(1),
});

const serialFile = z.object({
  chapters: z
    .array(
      z.object({
        chapter: text,
        title: text,
        paragraphs: z.array(text).min(1),
        illustrations: z.array(z.object({ file: text, caption: z.string() })),
      }),
    )
    .min(1),
});

/** Content that all papers print besides their own stories. */
export interface SharedContent {
  readonly wire: readonly WireStory[];
  readonly serial: readonly Instalment[];
}

const read = async (file: string): Promise<string> => {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new StartError(`${file} cannot be read (${reasonOf(error)}). Put it back from the repository.`);
  }
};

const inItalian = (chapter: Chapter): Chapter => ({
  ...chapter,
  title: italianText(chapter.title),
  paragraphs: chapter.paragraphs.map(italianText),
  illustrations: chapter.illustrations.map(({ file, caption }) => ({ file, caption: italianText(caption) })),
});

/** Wire stories and the serial's instalments, in the papers' typography. Throws StartError on an invalid file. */
export const readSharedContent = async (contentDir: string): Promise<Fingerprinted<SharedContent>> => {
  const wirePath = join(contentDir, 'wikinews-it.json');
  const serialPath = join(contentDir, 'pinocchio.json');
  const sources = [await read(wirePath), await read(serialPath)] as const;
  const { articles } = parse(wirePath, sources[0], wireFile);
  const { chapters } = parse(serialPath, sources[1], serialFile);
  const wire = articles.map(({ title, paragraphs, ...rest }) => ({
    ...rest,
    title: italianText(title),
    paragraphs: paragraphs.map(italianText),
  }));
  return {
    content: { wire, serial: instalmentsOf(chapters.map(inItalian), DAYS) },
    checksum: fingerprint(sources),
  };
};
