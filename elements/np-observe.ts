import { observe } from '../src/core/page/observe/observe.ts';

export { observe };
