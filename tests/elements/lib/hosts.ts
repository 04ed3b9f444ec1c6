import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createApp, nextTick, ref, shallowRef } from 'vue/dist/vue.esm-bundler.js';
import { defineElement } from '../../../src/element-kit/shell/define.ts';
import { afterTest } from './guard.ts';
import { place } from './place.ts';

/** Properties that the pages set on the element. */
export interface Props {
  readonly open?: boolean;
  readonly count?: number;
  readonly label?: string;
  readonly list?: readonly unknown[];
  readonly data?: object;
  readonly camelCaseObj?: object;
}

/** Event names in every usual spelling. */
export const eventNames = ['np-lowercase', 'np-kebab-case', 'np-camelCase', 'np-CAPScase', 'np-PascalCase'] as const;

export interface Hosted extends HTMLElement, Required<Props> {
  /** Fires all five events, with their names as details. */
  fire(): void;
}

const named = { summary: '', detail: { name: 'string' } } as const;

/** An element with one attribute of each kind and events of each spelling, defined by the kit like any other. */
defineElement({
  tag: 'np-kit-host',
  summary: '',
  attributes: {
    open: { type: 'boolean', summary: '' },
    count: { type: 'number', default: 3, summary: '' },
    label: { type: 'string', default: 'nobody', summary: '' },
    list: { type: 'json', default: null, summary: '' },
    data: { type: 'json', default: null, summary: '' },
    'camel-case-obj': { type: 'json', default: null, summary: '' },
  },
  events: {
    'np-lowercase': named,
    'np-kebab-case': named,
    'np-camelCase': named,
    'np-CAPScase': named,
    'np-PascalCase': named,
  },
  methods: {
    fire: {
      summary: '',
      run: (shell) => {
        for (const name of eventNames) shell.emit(name, { name });
      },
    },
  },
  loggedOut: '',
  loads: 'intent',
  styles: [],
  draw: () => {},
});

/** A page that renders the element in its framework's way. */
export interface HostPage {
  /** Renders the element with these values, again on each call. */
  draw(props: Props): Hosted | Promise<Hosted>;
  /** Removes the element. */
  hide(): void | Promise<void>;
}

type Listener = (event: Event) => void;
type Open = (listener: Listener) => HostPage;

const within = (box: Element): Hosted => box.querySelector('np-kit-host') as Hosted;

const plain: Open = (listener) => {
  const box = place();
  return {
    draw({ open, count, label, ...rich }) {
      if (!within(box)) box.innerHTML = '<np-kit-host></np-kit-host>';
      const element = within(box);
      for (const name of eventNames) element.addEventListener(name, listener);
      if (open !== undefined) element.toggleAttribute('open', open);
      if (count !== undefined) element.setAttribute('count', String(count));
      if (label !== undefined) element.setAttribute('label', label);
      return Object.assign(element, rich);
    },
    hide: () => box.replaceChildren(),
  };
};

const react: Open = (listener) => {
  const box = place();
  const root = createRoot(box);
  afterTest(() => root.unmount());
  const listeners = Object.fromEntries(eventNames.map((name) => [`on${name}`, listener]));
  return {
    draw(props) {
      flushSync(() => root.render(createElement('np-kit-host', { ...props, ...listeners })));
      return within(box);
    },
    hide: () => flushSync(() => root.render(null)),
  };
};

const template = `<np-kit-host v-if="shown" :open="props.open" :count="props.count" :label="props.label" :list="props.list"
  :data="props.data" :camelCaseObj="props.camelCaseObj" ${eventNames.map((name) => `@${name}="listener"`).join(' ')}></np-kit-host>`;

const vue: Open = (listener) => {
  const box = place();
  const props = shallowRef<Props>({});
  const shown = ref(false);
  const app = createApp({ template, setup: () => ({ props, shown, listener }) });
  app.config.compilerOptions.isCustomElement = (tag) => tag.startsWith('np-');
  app.mount(box);
  afterTest(() => app.unmount());
  return {
    async draw(values) {
      props.value = values;
      shown.value = true;
      await nextTick();
      return within(box);
    },
    async hide() {
      shown.value = false;
      await nextTick();
    },
  };
};

/** Like Angular's renderer: create, set properties and listeners by their exact names, then insert. */
const angular: Open = (listener) => {
  const box = place();
  return {
    draw(props) {
      const present = within(box);
      const element = present ?? document.createElement('np-kit-host');
      for (const [name, value] of Object.entries(props)) Reflect.set(element, name, value);
      if (present) return present;
      for (const name of eventNames) element.addEventListener(name, listener);
      box.append(element);
      return within(box);
    },
    hide: () => within(box).remove(),
  };
};

export const hosts: Readonly<Record<string, Open>> = {
  'a plain page': plain,
  'React 19': react,
  'Vue 3': vue,
  'a page with Angular’s renderer': angular,
};
