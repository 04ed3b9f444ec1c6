import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';

export interface Tab<T extends string> {
  readonly id: T;
  readonly label: string;
  /** A number beside the label. */
  readonly count?: number | undefined;
}

interface TabsProps<T extends string> {
  /** Beside the tabs; above them on a narrow page. */
  readonly head: ReactNode;
  readonly label: string;
  readonly tabs: readonly Tab<T>[];
  readonly current: T;
  readonly onTab: (id: T) => void;
  readonly children: ReactNode;
}

const steps: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowRight: (place, count) => (place + 1) % count,
  ArrowLeft: (place, count) => (place + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs with arrow keys. */
export const Tabs = <T extends string>({ head, label, tabs, current, onTab, children }: TabsProps<T>): ReactNode => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // On a narrow page, scroll the row to the selected tab without scrolling the page.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[data-tab="${current}"]`);
    if (list.current && tab) list.current.scrollLeft = tab.offsetLeft - list.current.offsetLeft - 24;
  }, [current]);
  const step = (event: KeyboardEvent) => {
    const place = tabs.findIndex((tab) => tab.id === current);
    const to = tabs[steps[event.key]?.(place, tabs.length) ?? -1];
    if (!to) return;
    event.preventDefault();
    onTab(to.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${to.id}"]`)?.focus();
  };
  return (
    <>
      <div className="desk-top">
        {head}
        <div className="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={step}>
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-${tab.id}`}
              data-tab={tab.id}
              aria-selected={tab.id === current}
              aria-controls={`${id}-panel`}
              tabIndex={tab.id === current ? 0 : -1}
              onClick={() => onTab(tab.id)}
            >
              {tab.label}
              {tab.count ? <span className="tab-count">{tab.count}</span> : null}
            </button>
          ))}
        </div>
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`} className="tab-panel">
        {children}
      </div>
    </>
  );
};
