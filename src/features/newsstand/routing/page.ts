import { createContext, use, useLayoutEffect } from 'react';
import { useShell } from '../../../element-kit/panel/panel.tsx';
import { travelOf } from './travel.ts';

/** Key of the current history entry, and whether the reader returned to it. */
export const Standing = createContext({ key: '', back: false });

/** Sets the page's title, focus and scroll position for a screen. */
export const usePage = (title: string, steady?: unknown): void => {
  const shell = useShell();
  const { key, back } = use(Standing);
  useLayoutEffect(() => travelOf(shell).arrived({ title, key, back, steady }), [shell, title, key, back, steady]);
};
