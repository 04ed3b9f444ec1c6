import { afterAll, vi } from 'vitest';

// Files share their processes: each begins with modules of its own, and leaves the globals as they were.
vi.resetModules();
afterAll(() => void vi.unstubAllGlobals());
