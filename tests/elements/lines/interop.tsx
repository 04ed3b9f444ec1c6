import { expect } from '@open-wc/testing';
import { createElement, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterTest } from '../lib/guard.ts';
import type { Subject } from '../lib/inside.ts';
import { place, record } from '../lib/place.ts';
import {
  attributesOf,
  drawn,
  get,
  invoke,
  type Line,
  rest,
  samples,
  shellEvent,
  start,
  visible,
} from '../lib/subject.ts';
import { settled, until } from '../lib/until.ts';

/** A React 19 page around the element; `draw` renders it again with other props. */
const reactHost = (tag: string) => {
  const box = place();
  const root: Root = createRoot(box);
  afterTest(() => root.unmount());
  const draw = (props: object | null): Subject => {
    flushSync(() => root.render(props && createElement(tag, props)));
    return box.querySelector(tag) as Subject;
  };
  return { box, draw };
};

/** How an element works with the frameworks of its hosts. */
export const interop: readonly Line[] = [
  {
    ids: ['I01'],
    title: 'a plain page sets every attribute and receives its events at the document',
    async check(contract) {
      const element = await rest(contract);
      for (const [name, spec] of attributesOf(contract))
        if (spec.type === 'boolean') {
          element.toggleAttribute(name, true);
          expect(get(element, name), name).to.equal(true);
          element.toggleAttribute(name, false);
        }
      const seen = record(document, Object.keys(contract.events));
      const [, method] = shellEvent(contract) ?? [];
      if (method) invoke(element, method);
      await start(element, contract);
      if (method) expect(seen.length).to.be.greaterThan(0);
    },
  },
  {
    ids: ['I02'],
    title: 'React 19 passes every value unchanged, changes it, and removes it',
    async check(contract) {
      const { draw } = reactHost(contract.tag);
      for (const [name, spec] of attributesOf(contract))
        for (const value of samples(spec)) {
          const { propertyName } = await import('../../../src/element-kit/shell/contract.ts');
          const element = draw({ [propertyName(name)]: value });
          expect(get(element, name), `${name} by property name`).to.equal(value);
          draw({});
          expect(get(element, name), `${name} removed`).to.deep.equal(spec.type === 'boolean' ? false : spec.default);
          if (spec.type !== 'json')
            expect(get(draw({ [name]: value }), name), `${name} by attribute name`).to.equal(value);
        }
    },
  },
  {
    ids: ['I03'],
    title: 'React 19 listens with onnp-… and stops listening',
    async check(contract) {
      const [event, method] = shellEvent(contract) ?? [];
      if (!event || !method) return;
      const received: string[] = [];
      const { draw } = reactHost(contract.tag);
      const element = draw({ [`on${event}`]: ({ type }: Event) => received.push(type) });
      await drawn(element);
      invoke(element, method);
      expect(received).to.deep.equal([event]);
      draw({});
      if (contract.methods?.close) invoke(element, 'close');
      invoke(element, method);
      expect(received.length).to.equal(1);
    },
  },
  {
    ids: ['I04'],
    title: 'React 19 shows, hides and shows it again, and a render of the host does not change it',
    async check(contract) {
      const { draw, box } = reactHost(contract.tag);
      const first = draw({ id: 'a' });
      await start(first, contract);
      expect(draw({ id: 'b' }), 'the same node').to.equal(first);
      await settled();
      draw(null);
      expect(box.childElementCount).to.equal(0);
      await settled();
      const second = draw({});
      await drawn(second);
      expect(visible(second)).to.equal(true);
      await start(second, contract);
    },
  },
  {
    ids: ['I05'],
    title: 'inside a React 19 page it keeps its own state while the host’s state changes',
    async check(contract) {
      let raise = (): void => {};
      const Page = () => {
        const [count, setCount] = useState(0);
        raise = () => flushSync(() => setCount(count + 1));
        return (
          <main>
            <output>{count}</output>
            {createElement(contract.tag)}
          </main>
        );
      };
      const box = place();
      const root = createRoot(box);
      afterTest(() => root.unmount());
      flushSync(() => root.render(<Page />));
      const element = box.querySelector(contract.tag) as Subject;
      await start(element, contract);
      const opened = Reflect.get(element, 'opened');
      raise();
      await until('the host is drawn', () => box.querySelector('output')?.textContent === '1');
      expect(box.querySelector(contract.tag)).to.equal(element);
      expect(Reflect.get(element, 'opened')).to.equal(opened);
    },
  },
];
