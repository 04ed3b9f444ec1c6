import vue from '@vitejs/plugin-vue';

/** Goes into `plugins` of vite.config.ts. */
export const plugin = vue({
  template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('np-') } },
});
