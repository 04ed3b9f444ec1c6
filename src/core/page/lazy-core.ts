import { core as pageCore } from './core.ts';

/** The core for a view that imports it on demand. A module of its own, so that the bundler adds no namespace object. */
export const core = pageCore;
