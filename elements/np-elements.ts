import { doctor, loaders } from 'virtual:np-loaders';
import { loadElements } from '../src/element-kit/autoload.ts';
import { firstPageOf } from '../src/features/epaper/first-page.ts';

loadElements(loaders);

// A printed first page needs no code of ours: it is on its way before the viewer's is.
for (const viewer of document.querySelectorAll('np-epaper')) new Image().src = firstPageOf(viewer) ?? '';

// For developers: what is wrong with the bundle on this page, said on the page.
if (/[?&]np-doctor\b/.test(location.search)) void doctor().then(({ startDoctor }) => startDoctor(Object.keys(loaders)));
