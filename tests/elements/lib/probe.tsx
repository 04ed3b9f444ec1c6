import { html, nothing } from 'lit-html';
import { type ReactNode, useEffect, useState } from 'react';
import { definePanel, useAttributes, useShell } from '../../../src/element-kit/panel/panel.tsx';
import { startWhenVisible } from '../../../src/element-kit/panel/start-when-visible.ts';
import type { Shell } from '../../../src/element-kit/shell/contract.ts';
import { defineElement } from '../../../src/element-kit/shell/define.ts';
import { lit } from '../../../src/element-kit/view/lit.ts';
import { place, shadow } from './place.ts';
import { until } from './until.ts';

/** Test elements: one with every feature, one whose panel waits, fails or breaks on demand. */
export interface Probe extends HTMLElement {
  open: boolean;
  label: string;
  count: number;
  tone: string;
  basePath: string;
  data: unknown;
  shout(): void;
}

export const shells = new WeakMap<Element, Shell>();
export const mounts: string[] = [];

const Screen = (): ReactNode => {
  const { label, count, data } = useAttributes();
  const shell = useShell();
  const [clicks, setClicks] = useState(0);
  useEffect(() => {
    const { id } = shell.element;
    mounts.push(`mount ${id}`);
    return () => {
      mounts.push(`unmount ${id}`);
    };
  }, [shell]);
  if (label === 'explode') throw new Error('the screen exploded');
  return (
    <p className="screen">
      <button type="button" onClick={() => setClicks(clicks + 1)}>
        {clicks}
      </button>
      <input aria-label="note" />
      <output>{`${label} ${count} ${JSON.stringify(data)}`}</output>
    </p>
  );
};

const view = (shell: Shell) => html`<p class="light">${shell.values().label}</p>
  <div class="place">${shell.panel ?? nothing}</div>
  ${shell.phase === 'failed' ? html`<button class="retry" @click=${() => shell.start()}>Riprova</button>` : nothing}`;

const styles = ['.light { color: rgb(1, 2, 3) }'] as const;

const draw = (shell: Shell, box: HTMLElement): void => {
  shells.set(shell.element, shell);
  if (shell.values().label === 'undrawable') throw new Error('the view exploded');
  lit(view)(shell, box);
};

const attributes = {
  open: { type: 'boolean', summary: '' },
  label: { type: 'string', default: 'nobody', summary: '' },
  count: { type: 'number', default: 3, summary: '' },
  tone: { type: 'enum', values: ['calm', 'loud'], default: 'calm', summary: '' },
  'base-path': { type: 'string', default: '/', summary: '' },
  data: { type: 'json', default: null, summary: '' },
} as const;

const panel = definePanel(Screen, ['.screen { margin: 0 }'], <p role="alert">Non disponibile</p>);

defineElement({
  tag: 'np-kit-probe',
  summary: '',
  attributes,
  events: {
    'np-kit-said': { summary: '', detail: { text: 'string' } },
    'np-kit-leaving': { summary: '', cancelable: true },
  },
  methods: {
    shout: {
      summary: '',
      run: (shell) => {
        shell.set('tone', 'loud');
        shell.emit('np-kit-said', { text: shell.values().label });
      },
    },
  },
  loggedOut: '',
  loads: 'connect',
  styles,
  draw,
  panel: async () => ({ panel }),
});

/** Number of requests for the panel's code; `fail` makes them fail. */
export const fetches: { count: number; fail: boolean } = { count: 0, fail: false };

const fetchPanel = async () => {
  fetches.count += 1;
  if (fetches.fail) throw new Error('chunk 404');
  return { panel };
};

const lazyPanel = { summary: '', attributes, events: {}, loggedOut: '', styles, draw, panel: fetchPanel } as const;
defineElement({ ...lazyPanel, tag: 'np-kit-intent', loads: 'intent' });
defineElement({
  ...lazyPanel,
  tag: 'np-kit-visible',
  loads: 'intent',
  connected: async (shell) => startWhenVisible(shell),
});

export const shellOf = (element: Element): Shell => {
  const shell = shells.get(element);
  if (!shell) throw new Error(`<${element.localName}> was never drawn`);
  return shell;
};

export const make = (tag = 'np-kit-probe'): Probe => document.createElement(tag) as Probe;

const buttonOf = (probe: Element) => shadow(probe).querySelector<HTMLButtonElement>('.screen button');

/** Waits until React has drawn inside the element. */
export const mounted = async <T extends Element>(probe: T): Promise<T> => {
  await until(`the panel of ${probe.localName} is drawn`, () => buttonOf(probe));
  return probe;
};

/** A probe in the page, with its panel. */
export const live = async (markup = '<np-kit-probe id="probe"></np-kit-probe>'): Promise<Probe> =>
  mounted(place(markup).querySelector('[id="probe"]') as Probe);

/** Clicks the counter of the panel; its number is React state, which only the same root keeps. */
export const click = async (probe: Element): Promise<void> => {
  const before = buttonOf(probe)?.textContent;
  buttonOf(probe)?.click();
  await until('the counter advances', () => buttonOf(probe)?.textContent !== before);
};

export const clicks = (probe: Element): string | undefined => buttonOf(probe)?.textContent ?? undefined;

export const output = (probe: Element): string | undefined => shadow(probe).querySelector('output')?.textContent;
