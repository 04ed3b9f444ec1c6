import { type ReactNode, useEffect, useState } from 'react';
import { Confirm } from './Dialog.tsx';

interface LeaveTexts {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly cancel: string;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The address to which a click will navigate this page, if any. */
const destination = (event: MouseEvent): string | undefined => {
  const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
  if (!link?.href || link.target || link.download || !isPlain(event)) return undefined;
  const [there, here] = [link.href, location.href].map((href) => href.replace(/#.*/, ''));
  return there === here || !/^https?:/.test(link.href) ? undefined : link.href;
};

/**
 * While `isDirty`, asks before the reader leaves the page: with its own dialog for links, with the browser's otherwise.
 * Calls `go` with the address once the reader agrees.
 */
export const useLeaveGuard = (isDirty: boolean, texts: LeaveTexts, go: (href: string) => void): ReactNode => {
  const [href, setHref] = useState<string>();
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (!isDirty || isLeaving) return;
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
    const ask = (event: MouseEvent) => {
      const there = destination(event);
      if (there === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setHref(there);
    };
    document.addEventListener('click', ask, { signal, capture: true });
    return () => stop.abort();
  }, [isDirty, isLeaving]);
  useEffect(() => {
    if (isLeaving && href !== undefined) go(href);
  }, [isLeaving, href, go]);
  if (href === undefined || isLeaving) return null;
  return <Confirm {...texts} onCancel={() => setHref(undefined)} onConfirm={() => setLeaving(true)} />;
};
