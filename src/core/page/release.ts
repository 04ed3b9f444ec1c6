import { assetUrl } from './assets.ts';
import { versionKey } from './version-key.ts';

/**
 * The version of the bundle that has this code. The entry that the page loads contains it, not the chunks: entries keep
 * their names, so a new version number renames no chunk.
 */
export const ownVersion = (): string => Reflect.get(globalThis, versionKey(assetUrl(''))) as string;
