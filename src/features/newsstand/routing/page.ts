import { createContext, use, useLayoutEffect } from 'react';
import { useShell } from '../../../element-kit/panel/panel.tsx';
import { travelOf } from './travel.ts';

/** Which entry of the history stands, and whether the reader returned to it. */
export const Standing = createContext({ key: '', back: false });

/** Tells the page which screen stands: its title, and where focus and scroll go. */
export const usePage = (title: string, steady?: unknown): void => {
  const shell = useShell();
  const { key, back } = use(Standing);
  useLayoutEffect(() => travelOf(shell).arrived({ title, key, back, steady }), [shell, title, key, back, steady]);
};
