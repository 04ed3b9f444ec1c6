import { type Copy, type ImageWish, imageJob, type PressSheet, setJob } from './jobs.ts';

/** What the server asks of its press; `image` absent means: only where the stories stand. */
export interface PressOrder {
  readonly key: string;
  readonly copy: Copy;
  readonly image?: ImageWish;
}

/** What comes of it. */
export type PressAnswer = { readonly done: PressSheet | Uint8Array | null } | { readonly failed: string };

const answer = (result: PressAnswer): void => {
  process.send?.(result);
};

// The process that the press starts; it works off one order at a time and ends with the one that started it.
process.on('message', async ({ key, copy, image }: PressOrder) => {
  try {
    answer({ done: image ? await imageJob(key, copy, image) : setJob(key, copy) });
  } catch (error) {
    answer({ failed: error instanceof Error ? error.message : 'unknown reason' });
  }
});
process.on('disconnect', () => process.exit());
