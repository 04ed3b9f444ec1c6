import { loaders } from 'virtual:np-loaders';
import { loadElements } from '../src/element-kit/autoload.ts';

loadElements(loaders);
