import { doctor, loaders, observer } from 'virtual:np-loaders';
import { folder } from '../src/core/page/place/folder.ts';
import { versionKey } from '../src/core/page/version-key.ts';
import { loadElements } from '../src/element-kit/shell/autoload.ts';
import { firstPageOf } from '../src/features/epaper/stage/first-page.ts';

// Requests the first printed page at once: its image needs no code.
for (const viewer of document.querySelectorAll('np-epaper'))
  Object.assign(new Image(), { fetchPriority: 'high', src: firstPageOf(viewer) ?? '' });

Reflect.set(globalThis, versionKey(folder), __NP_VERSION__);

loadElements(loaders, observer);

// The doctor, a panel for developers, shows problems of the bundle on this page.
if (/[?&]np-doctor\b/.test(location.search)) void doctor().then((module) => module.start(Object.keys(loaders)));
