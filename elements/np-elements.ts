import { doctor, loaders } from 'virtual:np-loaders';
import { loadElements } from '../src/element-kit/shell/autoload.ts';
import { firstPageOf } from '../src/features/epaper/stage/first-page.ts';

// A printed first page needs no code of ours: it is asked for before any of it.
for (const viewer of document.querySelectorAll('np-epaper'))
  Object.assign(new Image(), { fetchPriority: 'high', src: firstPageOf(viewer) ?? '' });

loadElements(loaders);

// For developers: what is wrong with the bundle on this page, said on the page.
if (/[?&]np-doctor\b/.test(location.search)) void doctor().then(({ startDoctor }) => startDoctor(Object.keys(loaders)));
