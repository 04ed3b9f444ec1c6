import { assetUrl } from '../src/core/page/assets.ts';
import { page } from '../src/core/page/page.ts';
import { versionKey } from '../src/core/page/version-key.ts';

// Each entry but the autoloader imports this file first.
Reflect.set(globalThis, versionKey(assetUrl('')), __NP_VERSION__);
page.version ||= __NP_VERSION__;
