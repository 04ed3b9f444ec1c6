import { createContext, use, useLayoutEffect } from 'react';
import { useShell } from '../../../element-kit/panel/panel.tsx';
import { travelOf } from './travel.ts';

/** Key of the current history entry, its address in the newsstand, and whether the reader returned to it. */
export const Standing = createContext({ key: '', path: '/', back: false });

/** Titles of the screens that the reader has opened, by address, the latest last. */
const createOpened = () => new Map<string, string>();

/** The screens that the reader has opened before, the latest first. */
export const useOpened = (): readonly (readonly [path: string, title: string])[] => {
  const shell = useShell();
  const { path } = use(Standing);
  return [...shell.state(createOpened)].filter(([opened]) => opened !== path).reverse();
};

/** Remembers a screen that shows its data. */
export const useOpening = (title: string): void => {
  const shell = useShell();
  const { path } = use(Standing);
  useLayoutEffect(() => {
    const opened = shell.state(createOpened);
    opened.delete(path);
    opened.set(path, title);
  }, [shell, path, title]);
};

/** Sets the page's title, focus and scroll position for a screen. */
export const usePage = (title: string, steady?: unknown): void => {
  const shell = useShell();
  const { key, back } = use(Standing);
  useLayoutEffect(() => travelOf(shell).arrived({ title, key, back, steady }), [shell, title, key, back, steady]);
};
