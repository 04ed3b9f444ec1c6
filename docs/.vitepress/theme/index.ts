import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import LiveExample from './LiveExample.vue';
import './theme.css';

export default {
  extends: DefaultTheme,
  enhanceApp: ({ app }) => {
    app.component('Example', LiveExample);
  },
} satisfies Theme;
