import { expect } from '@open-wc/testing';
import { attributeText } from '../../../src/element-kit/shell/attributes.ts';
import type { Contract } from '../../../src/element-kit/shell/contract.ts';
import { propertyName } from '../../../src/element-kit/shell/contract.ts';
import { place, record, shadow } from '../lib/place.ts';
import { holdRequests, scenarios } from '../lib/scenarios.ts';
import {
  attributesOf,
  drawn,
  get,
  host,
  invoke,
  type Line,
  outline,
  rest,
  samples,
  set,
  shows,
  start,
  started,
  stop,
  tagOf,
} from '../lib/subject.ts';
import { settled, until } from '../lib/until.ts';

const classOf = ({ tag }: Contract) =>
  customElements.get(tag) as CustomElementConstructor & { observedAttributes: string[] };
const create = ({ tag }: Contract) => document.createElement(tag);
const lifecycle = [
  'constructor',
  'attributeChangedCallback',
  'connectedCallback',
  'connectedMoveCallback',
  'disconnectedCallback',
];
const methodsOf = ({ methods = {} }: Contract) => Object.keys(methods);

/** All combinations of the values of two attributes at a time. */
const pairs = (contract: Contract) => {
  const attributes = attributesOf(contract);
  return attributes.flatMap(([one, oneSpec], n) =>
    attributes
      .slice(n + 1)
      .flatMap(([other, otherSpec]) =>
        samples(oneSpec).flatMap((a) => samples(otherSpec).map((b) => [one, a, other, b] as const)),
      ),
  );
};

/** Every np-… event that an element in the window fires, documented or not. */
const spy = (view: Window & typeof globalThis): CustomEvent[] => {
  const seen: CustomEvent[] = [];
  const { dispatchEvent } = view.EventTarget.prototype;
  view.EventTarget.prototype.dispatchEvent = function (this: EventTarget, event: Event) {
    if (event.type.startsWith('np-') && this instanceof view.Element) seen.push(event as CustomEvent);
    return dispatchEvent.call(this, event);
  };
  return seen;
};

const typeName = (value: unknown): string => (Array.isArray(value) ? 'string[]' : typeof value);

/** What an element offers: attributes, properties, methods, events. */
export const members: readonly Line[] = [
  {
    ids: ['Q40'],
    title: 'the order in which attributes are set makes no difference',
    async check(contract) {
      const values = attributesOf(contract).map(
        ([name, spec]) => [name, attributeText(spec, samples(spec).at(-1)) ?? ''] as const,
      );
      const [one, other] = [await rest(contract), await rest(contract)];
      for (const [name, text] of values) one.setAttribute(name, text);
      for (const [name, text] of [...values].reverse()) other.setAttribute(name, text);
      await settled();
      for (const [name] of values) expect(get(one, name), name).to.equal(get(other, name));
      for (const element of [one, other]) await stop(element, contract);
      await shows(one, () => outline(other));
    },
  },
  {
    ids: ['Q41'],
    title: 'every pair of attribute values can be combined and is read back',
    async check(contract) {
      const element = await rest(contract);
      for (const [one, a, other, b] of pairs(contract)) {
        set(element, one, a);
        set(element, other, b);
        expect([get(element, one), get(element, other)], `${one} and ${other}`).to.deep.equal([a, b]);
      }
      await settled();
    },
  },
  {
    ids: ['Q42', 'G08', 'G09'],
    title: 'a primitive is an attribute and a property, in sync at once and both ways',
    check(contract) {
      const element = create(contract);
      for (const [name, spec] of attributesOf(contract)) {
        if (spec.type === 'json') continue;
        for (const value of samples(spec)) {
          set(element, name, value);
          expect(get(element, name), name).to.equal(value);
          expect(element.getAttribute(name), name).to.equal(attributeText(spec, value));
          element.removeAttribute(name);
          expect(get(element, name), `${name} removed`).to.equal(spec.type === 'boolean' ? false : spec.default);
          const text = attributeText(spec, value);
          if (text !== null) element.setAttribute(name, text);
          expect(get(element, name), `${name} by attribute`).to.equal(text === null ? false : value);
          element.removeAttribute(name);
        }
      }
    },
  },
  {
    ids: ['G10', 'G11'],
    title: 'rich data is a property, and no attribute contains JSON',
    async check(contract) {
      const element = await started(contract);
      for (const [name, spec] of attributesOf(contract)) {
        if (spec.type !== 'json') continue;
        const data = { rich: [1] };
        set(element, name, data);
        expect(get(element, name)).to.equal(data);
        expect(element.hasAttribute(name)).to.equal(false);
      }
      for (const name of element.getAttributeNames()) expect(element.getAttribute(name)).not.to.match(/^\s*[[{]/);
    },
  },
  {
    ids: ['Q43'],
    title: 'no property is required: each has the default that its contract names',
    check(contract) {
      const element = create(contract);
      for (const [name, spec] of attributesOf(contract))
        expect(get(element, name), name).to.deep.equal(spec.type === 'boolean' ? false : spec.default);
    },
  },
  {
    ids: ['Q44'],
    title: 'its methods can be called, attached or not, and return nothing',
    async check(contract) {
      const loose = create(contract);
      for (const name of methodsOf(contract)) expect(invoke(loose, name), name).to.equal(undefined);
      const element = await rest(contract);
      for (const name of [...methodsOf(contract), ...methodsOf(contract).reverse()]) invoke(element, name);
      await settled();
      await start(element, contract);
    },
  },
  {
    ids: ['Q45', 'G14'],
    title: 'internal changes fire documented events: composed, bubbling, details of the documented types',
    async check(contract) {
      const { page, element } = await host(contract);
      const seen = spy(page.window);
      const pending = holdRequests(page);
      const reached = record(page.document, Object.keys(contract.events));
      await start(element, contract);
      const call = scenarios[contract.tag]?.call;
      if (call) {
        await call.make(page, element);
        const { answer } = await until('the call', () => pending[0]);
        answer(new page.window.Response(JSON.stringify({ success: true, data: 'Dal tuo profilo.' }), { status: 200 }));
        await until('the last event', () => seen.length > 2);
      }
      await stop(element, contract);
      expect(seen.filter(({ target }) => target === element).length).to.equal(reached.length);
      for (const event of seen) {
        const spec = contract.events[event.type as 'np-error'];
        expect(spec, `${event.type} is documented`).not.to.equal(undefined);
        expect([event.bubbles, event.composed, event.cancelable], event.type).to.deep.equal([
          true,
          true,
          spec?.cancelable ?? false,
        ]);
        const detail = Object.fromEntries(
          Object.entries(event.detail ?? {}).map(([name, value]) => [name, typeName(value)]),
        );
        const documented = Object.entries(spec?.detail ?? {}).flatMap(([name, type]) =>
          !type.endsWith('?') || name in detail ? [[name, type.replace('?', '')]] : [],
        );
        expect(detail, event.type).to.deep.equal(Object.fromEntries(documented));
      }
      if (contract.methods?.open) expect(seen.length).to.be.greaterThan(1);
    },
  },
  {
    ids: ['Q46', 'G15'],
    title: 'changes from outside fire no event',
    async check(contract) {
      const { page, element } = await host(contract);
      const seen = spy(page.window);
      for (const [name, spec] of attributesOf(contract))
        for (const value of [...samples(spec), ...samples(spec)].reverse()) {
          set(element, name, value);
          await settled();
        }
      expect(seen.map(({ type }) => type)).to.deep.equal([]);
    },
  },
  {
    ids: ['Q47'],
    title: 'observes exactly the attributes of its contract, and has an accessor or a method for each member',
    check(contract) {
      const { observedAttributes, prototype } = classOf(contract);
      expect([...observedAttributes].sort()).to.deep.equal(Object.keys(contract.attributes).sort());
      for (const [name] of attributesOf(contract)) {
        const { get: read, set: write } = Object.getOwnPropertyDescriptor(prototype, propertyName(name)) ?? {};
        expect([typeof read, typeof write], name).to.deep.equal(['function', 'function']);
      }
      for (const name of methodsOf(contract)) expect(Reflect.get(prototype, name), name).to.be.a('function');
    },
  },
  {
    ids: ['Q48'],
    title: 'shows no member beyond its contract',
    async check(contract) {
      const known = [
        ...attributesOf(contract).map(([name]) => propertyName(name)),
        ...methodsOf(contract),
        ...lifecycle,
      ];
      expect(Object.getOwnPropertyNames(classOf(contract).prototype).sort()).to.deep.equal([...new Set(known)].sort());
      const element = await started(contract);
      expect(Reflect.ownKeys(element)).to.deep.equal([]);
      expect(Object.getPrototypeOf(classOf(contract))).to.equal(HTMLElement);
    },
  },
  {
    ids: ['Q58', 'Q59'],
    title: 'a subclass keeps the lifecycle and can override a method',
    async check(contract) {
      const calls: string[] = [];
      class Sub extends classOf(contract) {}
      for (const name of methodsOf(contract))
        Reflect.set(Sub.prototype, name, function (this: object) {
          calls.push(name);
          return Reflect.get(classOf(contract).prototype, name).call(this);
        });
      const tag = `x-sub-${contract.tag}`;
      if (!customElements.get(tag)) customElements.define(tag, Sub);
      const element = place(`<${tag}></${tag}>`).firstElementChild as Element;
      await drawn(element);
      await start(element, contract);
      await stop(element, contract);
      if (contract.methods?.open) expect(calls).to.include('open');
    },
  },
  {
    ids: ['Q60'],
    title: 'two of them share one core, started or not',
    async check(contract) {
      const { page, element } = await host(contract, { body: tagOf(contract).repeat(2) });
      const meeting = () => Reflect.get(page.window, Symbol.for('np.core')) as { core?: unknown };
      const before = meeting();
      await start(element, contract);
      const { core } = meeting();
      await stop(element, contract);
      await start(page.document.querySelectorAll(contract.tag)[1] as Element, contract);
      expect(meeting()).to.equal(before);
      expect(meeting().core).to.equal(core);
    },
  },
  {
    ids: ['Q61'],
    title: 'two of them share their parsed style sheets',
    async check(contract) {
      const [one, other] = [await started(contract), await rest(contract)];
      await stop(one, contract);
      await start(other, contract);
      const count = (element: Element) => shadow(element).adoptedStyleSheets.length;
      // Code that an element loads at rest has a sheet of its own.
      await until('both have all their sheets', () => count(one) === count(other));
      expect([...shadow(other).adoptedStyleSheets]).to.have.members([...shadow(one).adoptedStyleSheets]);
      expect(shadow(one).querySelectorAll('style, link').length).to.equal(0);
    },
  },
  {
    ids: ['G03', 'G07', 'G13'],
    title: 'does not change its light children and the author’s attributes, and adds no class or attribute of its own',
    async check(contract) {
      const authored =
        'id="mine" class="a b" title="t" lang="en" tabindex="-1" role="group" aria-label="l" style="order: 2;" data-x="1"';
      const element = await rest(contract, tagOf(contract).replace('>', ` ${authored}><i>light</i>`));
      const before = element.outerHTML;
      await start(element, contract);
      await stop(element, contract);
      expect(element.outerHTML).to.equal(before);
    },
  },
];
