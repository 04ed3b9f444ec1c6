import { type Copy, type ImageRequest, imageJob, type PressSheet, setJob } from './jobs.ts';

/** A job for the press. Without `image`, it only sets the edition. */
export interface PressOrder {
  readonly key: string;
  readonly copy: Copy;
  readonly image?: ImageRequest;
}

export type PressAnswer = { readonly done: PressSheet | Uint8Array | null } | { readonly failed: string };

const answer = (result: PressAnswer): void => {
  process.send?.(result);
};

// Child process of the press: handles one order at a time and ends with its parent.
process.on('message', async ({ key, copy, image }: PressOrder) => {
  try {
    answer({ done: image ? await imageJob(key, copy, image) : setJob(key, copy) });
  } catch (error) {
    answer({ failed: error instanceof Error ? error.message : 'unknown reason' });
  }
});
process.on('disconnect', () => process.exit());
