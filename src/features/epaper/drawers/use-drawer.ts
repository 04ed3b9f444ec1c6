import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Drawer } from '../bar/Bar.tsx';

/** The focused element in the shadow root of an element. */
const activeIn = (place: Element | null): Element | null =>
  (place?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement ?? null;

/** The open drawer. It takes the focus and returns it to the button that opened it. */
export const useDrawer = (
  panel: RefObject<HTMLElement | null>,
  root: RefObject<HTMLElement | null>,
): readonly [drawer: Drawer | undefined, show: (next: Drawer | undefined) => void] => {
  const opener = useRef<Element>(null);
  const [drawer, setDrawer] = useState<Drawer>();
  useEffect(() => {
    if (drawer && !panel.current?.contains(activeIn(panel.current))) panel.current?.focus();
  }, [drawer, panel]);
  const show = (next: Drawer | undefined) => {
    const before = opener.current;
    if (next) opener.current = activeIn(root.current);
    else if (before instanceof HTMLElement && before.isConnected) before.focus();
    setDrawer(next);
  };
  return [drawer, show];
};
