import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createApp, nextTick, ref, shallowRef } from 'vue/dist/vue.esm-bundler.js';
import { defineElement } from '../../../src/element-kit/shell/define.ts';
import { afterwards } from './guard.ts';
import { place } from './place.ts';

/** What the pages give to the element, by the names of its properties. */
export interface Given {
  readonly open?: boolean;
  readonly count?: number;
  readonly label?: string;
  readonly list?: readonly unknown[];
  readonly data?: object;
  readonly camelCaseObj?: object;
}

/** Names of events in every way that somebody may write them. */
export const eventNames = ['np-lowercase', 'np-kebab-case', 'np-camelCase', 'np-CAPScase', 'np-PascalCase'] as const;

export interface Hosted extends HTMLElement, Required<Given> {
  /** Tells all five events, with their names as details. */
  fire(): void;
}

const told = { summary: '', detail: { name: 'string' } } as const;

/** An element with one attribute of each kind and events of each spelling; the kit makes it as it makes all others. */
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
    'np-lowercase': told,
    'np-kebab-case': told,
    'np-camelCase': told,
    'np-CAPScase': told,
    'np-PascalCase': told,
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

/** A page that holds the element the way its framework does. */
export interface HostPage {
  /** The element with these values; drawn again, with what is new. */
  draw(given: Given): Hosted | Promise<Hosted>;
  /** Takes the element away. */
  hide(): void | Promise<void>;
}

type Hear = (event: Event) => void;
type Open = (hear: Hear) => HostPage;

const within = (box: Element): Hosted => box.querySelector('np-kit-host') as Hosted;

const plain: Open = (hear) => {
  const box = place();
  return {
    draw({ open, count, label, ...rich }) {
      if (!within(box)) box.innerHTML = '<np-kit-host></np-kit-host>';
      const element = within(box);
      for (const name of eventNames) element.addEventListener(name, hear);
      if (open !== undefined) element.toggleAttribute('open', open);
      if (count !== undefined) element.setAttribute('count', String(count));
      if (label !== undefined) element.setAttribute('label', label);
      return Object.assign(element, rich);
    },
    hide: () => box.replaceChildren(),
  };
};

const react: Open = (hear) => {
  const box = place();
  const root = createRoot(box);
  afterwards(() => root.unmount());
  const listeners = Object.fromEntries(eventNames.map((name) => [`on${name}`, hear]));
  return {
    draw(given) {
      flushSync(() => root.render(createElement('np-kit-host', { ...given, ...listeners })));
      return within(box);
    },
    hide: () => flushSync(() => root.render(null)),
  };
};

const template = `<np-kit-host v-if="shown" :open="given.open" :count="given.count" :label="given.label" :list="given.list"
  :data="given.data" :camelCaseObj="given.camelCaseObj" ${eventNames.map((name) => `@${name}="hear"`).join(' ')}></np-kit-host>`;

const vue: Open = (hear) => {
  const box = place();
  const given = shallowRef<Given>({});
  const shown = ref(false);
  const app = createApp({ template, setup: () => ({ given, shown, hear }) });
  app.config.compilerOptions.isCustomElement = (tag) => tag.startsWith('np-');
  app.mount(box);
  afterwards(() => app.unmount());
  return {
    async draw(values) {
      given.value = values;
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

/** As Angular's renderer does it: made, then given its properties and listeners by their exact names, then put in. */
const angular: Open = (hear) => {
  const box = place();
  return {
    draw(given) {
      const present = within(box);
      const element = present ?? document.createElement('np-kit-host');
      for (const [name, value] of Object.entries(given)) Reflect.set(element, name, value);
      if (present) return present;
      for (const name of eventNames) element.addEventListener(name, hear);
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
  'a page in Angular’s way': angular,
};
