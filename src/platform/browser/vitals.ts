import {
  type CLSMetricWithAttribution,
  type INPMetricWithAttribution,
  type LCPMetricWithAttribution,
  type MetricWithAttribution,
  onCLS,
  onFCP,
  onINP,
  onLCP,
  onTTFB,
} from 'web-vitals/attribution';
import { ownerOf, ownerOfPaint, ownerOfPath, ownerOfShift } from './owner.ts';

/** A web vital of the page view, with the `np-…` tag that it belongs to. */
export interface Vital extends Pick<MetricWithAttribution, 'name' | 'value' | 'rating'> {
  readonly element?: string | undefined;
}

/** Most moments that are kept of one kind. */
const most = 500;

/** What happened when, by milliseconds since the page's start; the oldest go first. */
class Moments {
  readonly #owners = new Map<number, string | undefined>();

  set(at: number, owner: string | undefined): void {
    this.#owners.set(Math.round(at), owner);
    const [oldest] = this.#owners.keys();
    if (this.#owners.size > most && oldest !== undefined) this.#owners.delete(oldest);
  }

  /** The owner of that moment; of `late` when it was not seen. */
  get(at: number, late: () => string | undefined): string | undefined {
    const key = Math.round(at);
    return this.#owners.has(key) ? this.#owners.get(key) : late();
  }
}

const observe = <T extends PerformanceEntry>(type: string, each: (entry: T) => void): void => {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) each(entry as T);
  }).observe({ type, buffered: true });
};

const inputs = ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup'] as const;

/**
 * Reports the web vitals of the page, each once its value is final. The library cannot see into shadow roots: whose
 * element it is gets looked up when it happens, by position and size.
 */
export const watchVitals = (report: (vital: Vital) => void): void => {
  const [paints, shifts, actions] = [new Moments(), new Moments(), new Moments()];
  observe<LargestContentfulPaint>('largest-contentful-paint', (entry) =>
    paints.set(entry.startTime, ownerOfPaint(entry)),
  );
  observe<LayoutShift>('layout-shift', (entry) => shifts.set(entry.startTime, ownerOfShift(entry)));
  for (const type of inputs)
    addEventListener(type, (event) => actions.set(event.timeStamp, ownerOfPath(event.composedPath())), {
      capture: true,
      passive: true,
    });

  const painter = ({ attribution: { lcpEntry: entry } }: LCPMetricWithAttribution) =>
    entry && paints.get(entry.startTime, () => ownerOfPaint(entry));
  const mover = ({ attribution: { largestShiftEntry: entry } }: CLSMetricWithAttribution) =>
    entry && shifts.get(entry.startTime, () => ownerOfShift(entry));
  const actor = ({ entries: [entry] }: INPMetricWithAttribution) =>
    entry && actions.get(entry.startTime, () => ownerOf(entry.target));
  const tell = ({ name, value, rating }: MetricWithAttribution, element?: string) =>
    report({ name, value, rating, element });

  // The library's own names of targets contain ids and classes of the page: they stay unused.
  const options = { generateTarget: () => '' };
  onTTFB((metric) => tell(metric));
  onFCP((metric) => tell(metric));
  onLCP((metric) => tell(metric, painter(metric)), options);
  onCLS((metric) => tell(metric, mover(metric)), options);
  onINP((metric) => tell(metric, actor(metric)), options);
};
