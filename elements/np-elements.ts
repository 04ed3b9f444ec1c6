import { doctor, loaders } from 'virtual:np-loaders';
import { loadElements } from '../src/element-kit/autoload.ts';

loadElements(loaders);

// For developers: what is wrong with the bundle on this page, said on the page.
if (/[?&]np-doctor\b/.test(location.search)) void doctor().then(({ startDoctor }) => startDoctor(Object.keys(loaders)));
