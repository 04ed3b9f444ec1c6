import { core } from './core.ts';

/** The core for a light view that fetches it by dynamic import. A module of its own, so that the bundler adds no namespace object. */
export const lateCore = core;
