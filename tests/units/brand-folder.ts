import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/** A brand that a test tells to the command. */
export const told = { name: 'La Voce del Lago', code: 'vl', town: 'Lagonero', light: '#0B5394' };

/** The folder with a brand's files, and where the command writes: for each test anew. */
export let folder = '';
export let folders = { into: '', content: 'demo/content' };

export const withBrandFolder = (): void => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'np-brand-'));
    folders = { ...folders, into: join(folder, 'brands') };
  });
  afterEach(() => rmSync(folder, { recursive: true }));
};
