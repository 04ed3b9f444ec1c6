import { afterAll, vi } from 'vitest';

// Files share their processes: each begins with modules of its own, and leaves the globals as they were.
vi.resetModules();
// What the copies of np-elements on a page share. Once defined so, each file's own takes its place.
Object.defineProperty(globalThis, Symbol.for('np.core'), { value: undefined, configurable: true });
afterAll(() => void vi.unstubAllGlobals());
