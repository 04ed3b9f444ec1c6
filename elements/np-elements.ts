import { doctor, loaders, observer } from 'virtual:np-loaders';
import { versionKey } from '../src/core/page/version-key.ts';
import { loadElements } from '../src/element-kit/shell/autoload.ts';
import { firstPageOf } from '../src/features/epaper/stage/first-page.ts';

// Requests the first printed page at once: its image needs no code.
for (const viewer of document.querySelectorAll('np-epaper'))
  Object.assign(new Image(), { fetchPriority: 'high', src: firstPageOf(viewer) ?? '' });

const folder = import.meta.url.replace(import.meta.env.DEV ? /elements\/[^/]*$/ : /[^/]*$/, '');
Reflect.set(globalThis, versionKey(folder), __NP_VERSION__);

loadElements(loaders, observer);

// The doctor, a panel for developers, shows problems of the bundle on this page.
if (/[?&]np-doctor\b/.test(location.search)) void doctor().then((module) => module.start(Object.keys(loaders)));
