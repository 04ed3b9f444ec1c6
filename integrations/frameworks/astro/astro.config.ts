import { defineConfig } from 'astro/config';

// Astro writes small scripts into the page, which a policy without 'unsafe-inline' refuses.
export default defineConfig({ vite: { build: { assetsInlineLimit: 0 } } });
