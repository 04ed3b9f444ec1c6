import { html } from 'hono/html';
import type { Html } from '../html.ts';

/** A chart over equal spans of time. A span without a value stays empty. */
export interface Chart {
  readonly id: string;
  readonly title: string;
  /** One sentence that says what the picture shows. */
  readonly summary: string;
  readonly kind: 'bars' | 'line';
  /** Name and value of each span, oldest first. */
  readonly spans: readonly (readonly [name: string, value: number | undefined])[];
  /** Values from which a dashed line marks what is worse. */
  readonly limits?: readonly number[];
  readonly format: (value: number) => string;
}

const [width, height, left, top, bottom] = [360, 170, 60, 10, 22] as const;
const floor = height - bottom;

const px = (value: number): string => value.toFixed(1);

/** The chart as a picture, with its values in a table below. */
export const chartFigure = ({ id, title, summary, kind, spans, limits = [], format }: Chart): Html => {
  const known = spans.flatMap(([name, value], at) => (value === undefined ? [] : [{ name, value, at }]));
  const most = Math.max(0, ...known.map(({ value }) => value), ...limits.slice(0, 1)) || 1;
  const step = (width - left) / spans.length;
  const x = (at: number): number => left + (at + 0.5) * step;
  const y = (value: number): number => floor - ((floor - top) * Math.min(value, most)) / most;
  const bar = Math.max(1, Math.min(18, step - 2));
  const marks =
    kind === 'bars'
      ? html`${known.map(
          ({ value, at }) =>
            html`<rect class="value" x="${px(x(at) - bar / 2)}" y="${px(y(value))}" width="${px(bar)}" height="${px(floor - y(value))}"/>`,
        )}`
      : html`<polyline class="path" points="${known.map(({ value, at }) => `${px(x(at))},${px(y(value))}`).join(' ')}"/>${known.map(
          ({ value, at }) => html`<circle class="value" cx="${px(x(at))}" cy="${px(y(value))}" r="3"/>`,
        )}`;
  return html`<figure class="chart"><figcaption><h3 id="h-${id}">${title}</h3><p class="hint">${summary}</p></figcaption>
<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}. ${summary}">
<line class="axis" x1="${left}" y1="${floor}" x2="${width}" y2="${floor}"/>
<text x="${left - 6}" y="${top + 4}" text-anchor="end">${format(most)}</text><text x="${left - 6}" y="${floor}" text-anchor="end">0</text>
${limits
  .filter((limit) => limit <= most)
  .map((limit) => html`<line class="limit" x1="${left}" y1="${px(y(limit))}" x2="${width}" y2="${px(y(limit))}"/>`)}
${marks}
<text x="${left}" y="${height - 6}">${spans[0]?.[0] ?? ''}</text><text x="${width}" y="${height - 6}" text-anchor="end">${spans.at(-1)?.[0] ?? ''}</text>
</svg>
<details><summary>Valori in tabella</summary><table aria-labelledby="h-${id}"><thead><tr><th scope="col">Periodo</th><th scope="col">Valore</th></tr></thead><tbody>${known.map(
    ({ name, value }) => html`<tr><th scope="row">${name}</th><td>${format(value)}</td></tr>`,
  )}</tbody></table></details></figure>`;
};
