import type { Page } from 'playwright';
import type { Camera } from './camera.ts';
import { account, stand } from './screens.ts';

/** A style of text: its name, and the element of a screen that has it. */
type TextStyle = readonly [name: string, path: string, selector: string];

const headings: readonly TextStyle[] = [
  ['xl', '/articolo/2', '.article-title'],
  ['l', '/sezione/cronaca', '.stories .large .story-title'],
  ['page', '/sezione/cronaca', '.page-title'],
  ['m', '/speciali', '.special-title'],
  ['s', '/sezione/cronaca', '.stories .medium .story-title'],
  ['xs', '/articolo/2', '.onward .small .story-title, .article-rail .story-title'],
  ['stand', '/articolo/2', '.standfirst'],
  ['text', '/articolo/2', '.prose > p'],
  ['summary', '/sezione/cronaca', '.stories .summary'],
];
const labels: readonly TextStyle[] = [
  ['panel', '/user-devices', '.panel-head h2'],
  ['row', '/user-devices', '.device-name'],
  ['ui', '/user-devices', '.notice p'],
  ['small', '/user-devices', '.device-use'],
  ['kicker', '/sezione/cronaca', '.stories .kicker'],
  ['tiny', '/', 'np-footer .below p'],
];

const colours = [
  ...['bg', 'paper', 'sunken', 'raised', 'line', 'line-strong'],
  ...['ink-3', 'ink-2', 'ink', 'accent', 'accent-tint', 'accent-hover'],
] as const;
const severities = ['error', 'warning', 'info', 'success'] as const;
const shadows = ['shadow-1', 'shadow-2'] as const;
const radii = ['radius', 'radius-panel', 'radius-bubble'] as const;

type Values = Readonly<Record<string, string>>;

/** The values of private tokens, as an element resolves them: colours in hexadecimal. */
const readTokens = (page: Page): Promise<Values> =>
  page.evaluate(
    ([plain, effects]) => {
      const root = document.querySelector('np-newsstand')?.shadowRoot?.querySelector('.np-root') ?? document.body;
      const probe = document.createElement('i');
      root.append(probe);
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      const hex = (name: string): string => {
        probe.style.backgroundColor = `var(--np-_${name})`;
        if (!canvas) return '';
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = getComputedStyle(probe).backgroundColor;
        canvas.fillRect(0, 0, 1, 1);
        const [r = 0, g = 0, b = 0] = canvas.getImageData(0, 0, 1, 1).data;
        return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
      };
      const effect = (name: string): string => {
        const isShadow = name.startsWith('shadow');
        probe.style.cssText = isShadow ? `box-shadow: var(--np-_${name})` : `border-radius: var(--np-_${name})`;
        const style = getComputedStyle(probe);
        return isShadow ? style.boxShadow : style.borderTopLeftRadius;
      };
      const values = [...plain.map((name) => [name, hex(name)]), ...effects.map((name) => [name, effect(name)])];
      probe.remove();
      return Object.fromEntries(values);
    },
    [
      [...colours, ...severities.flatMap((name) => [name, `${name}-bg`, `${name}-line`])],
      [...shadows, ...radii],
    ] as const,
  );

interface Sample {
  readonly name: string;
  readonly size: string;
  readonly style: string;
  readonly text: string;
}

const readSample = async (page: Page, [name, , selector]: TextStyle): Promise<Sample> => {
  const found = page.locator(selector).first();
  await found.waitFor();
  return found.evaluate((one, label) => {
    const style = getComputedStyle(one);
    const { fontSize, lineHeight, fontWeight, fontFamily, letterSpacing, color } = style;
    const round = (length: string) => Math.round(Number.parseFloat(length) * 10) / 10;
    return {
      name: label,
      size: `${fontWeight} ${round(fontSize)}/${round(lineHeight)}`,
      style: `font: ${fontWeight} ${fontSize}/${lineHeight} ${fontFamily.replaceAll('"', "'")}; letter-spacing: ${letterSpacing}; color: ${color}`,
      text: (one.textContent ?? '').trim().slice(0, 52),
    };
  }, name);
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const swatch = (name: string, value: string): string =>
  `<p class="swatch"><i style="background: ${value}"></i><span>${name}<br><code>${value}</code></span></p>`;
const band = (name: string, values: Values): string =>
  `<p class="band" style="color: ${values[name]}; background: ${values[`${name}-bg`]}; border: 1px solid ${values[`${name}-line`]}">${name}</p>`;
const shape = (name: string, style: string): string =>
  `<p class="shape"><i style="${style}"></i><span>${name}</span></p>`;
const row = ({ name, size, style, text }: Sample): string =>
  `<p class="row"><code>${name} ${size}</code><span style="${style}">${escaped(text)}</span></p>`;

const style = (values: Values): string => `<style>
body { background: ${values.bg}; color: ${values.ink}; }
section { width: 100%; border-top: 2px solid ${values.ink}; padding-top: 8px; }
.grid { display: grid; grid-template-columns: repeat(3, 1fr); gap: 12px; }
code { font-size: 12px; color: ${values['ink-3']}; }
.swatch { display: flex; gap: 10px; }
.swatch i { flex: none; width: 44px; height: 44px; border: 1px solid ${values.line}; border-radius: 6px; }
.band { padding: 10px 14px; border-radius: 6px; font-weight: 620; }
.shape i { display: block; width: 66px; height: 44px; background: ${values.paper}; }
.row { display: flex; align-items: baseline; gap: 16px; padding: 6px 0; border-bottom: 1px solid ${values.line}; }
.row code { flex: 0 0 130px; }
</style>`;

/** The values of tokens and the text styles, read from screens of the product, as a sheet. */
export const tokensBody = async (camera: Camera, dark: boolean): Promise<string> => {
  const shot = { width: 1280, height: 900, dark };
  const values = await camera.visit(stand('/'), shot, readTokens);
  const samples = new Map<string, Sample>();
  for (const [path, styles] of Map.groupBy([...headings, ...labels], ([, where]) => where))
    await camera.visit(path.startsWith('/user') ? account(path) : stand(path), shot, async (page) => {
      for (const one of styles) samples.set(one[0], await readSample(page, one));
    });
  const rowsOf = (styles: readonly TextStyle[]) => styles.flatMap(([name]) => samples.get(name) ?? []).map(row);
  const value = (name: string) => values[name] ?? '';
  return `${style(values)}<div class="columns"><div>
<section><h2>Superfici e testo</h2><div class="grid">${colours.map((name) => swatch(name, value(name))).join('')}</div></section>
<section><h2>Gravità</h2><div class="grid">${severities.map((name) => band(name, values)).join('')}</div></section>
<section><h2>Raggi e ombre</h2><div class="grid">${[
    ...radii.map((name) => shape(`${name} ${value(name)}`, `border: 1px solid; border-radius: ${value(name)}`)),
    ...shadows.map((name) => shape(name, `box-shadow: ${value(name)}`)),
  ].join('')}</div></section>
</div><div>
<section><h2>Titoli e testo</h2>${rowsOf(headings).join('')}</section>
<section><h2>Interfaccia</h2>${rowsOf(labels).join('')}</section>
</div></div>`;
};
