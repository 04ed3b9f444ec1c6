import { expect } from '@open-wc/testing';
import { reportedErrors } from '../lib/guard.ts';
import { openPage, script } from '../lib/host-page.ts';
import { inside } from '../lib/inside.ts';
import { place, shadow } from '../lib/place.ts';
import { holdRequests, scenarios } from '../lib/scenarios.ts';
import {
  attributesOf,
  drawn,
  host,
  type Line,
  layers,
  outline,
  rest,
  resting,
  samples,
  set,
  shows,
  start,
  started,
  stop,
  tagOf,
} from '../lib/subject.ts';
import { settled, still, until } from '../lib/until.ts';

/** Counts what a page keeps alive: listeners of window, document and media, timers, observers. */
const COUNT = `<script>{
  const alive = window.npAlive = { listeners: new Set(), timers: new Set(), observers: new Set() };
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const ids = new WeakMap(); let next = 0;
  const id = (o) => { if (typeof o === 'function' || (typeof o === 'object' && o)) { if (!ids.has(o)) ids.set(o, ++next); return ids.get(o); } return o; };
  const shared = (t) => t === undefined || t === window || t === document || t === document.documentElement || t === document.body || t instanceof MediaQueryList;
  const key = (t, type, f, o) => [id(t ?? window), type, id(f), typeof o === 'boolean' ? o : !!o?.capture].join();
  EventTarget.prototype.addEventListener = function (type, f, o) {
    if (shared(this) && f && !o?.signal?.aborted) { const k = key(this, type, f, o); alive.listeners.add(k); o?.signal && add.call(o.signal, 'abort', () => alive.listeners.delete(k)); }
    return add.call(this, type, f, o);
  };
  EventTarget.prototype.removeEventListener = function (type, f, o) { alive.listeners.delete(key(this, type, f, o)); return remove.call(this, type, f, o); };
  const { setInterval: every, clearInterval: end } = window;
  window.setInterval = (...a) => { const n = every(...a); alive.timers.add(n); return n; };
  window.clearInterval = (n) => { alive.timers.delete(n); end(n); };
  for (const name of ['MutationObserver', 'IntersectionObserver', 'ResizeObserver']) {
    const { observe, disconnect } = window[name].prototype;
    window[name].prototype.observe = function (...a) { alive.observers.add(this); return observe.apply(this, a); };
    window[name].prototype.disconnect = function () { alive.observers.delete(this); return disconnect.call(this); };
  }
}</script>`;

const alive = (view: Window): readonly number[] => {
  const { listeners, timers, observers } = Reflect.get(view, 'npAlive') as Record<string, Set<unknown>>;
  return [listeners, timers, observers].map((kept) => kept?.size ?? 0);
};

const canMove = 'moveBefore' in Element.prototype;
const move = (target: HTMLElement, element: Element): void => {
  (target as HTMLElement & { moveBefore?(node: Node, before: null): void }).moveBefore?.(element, null);
};

const ways: Readonly<Record<string, (target: HTMLElement, element: Element) => void>> = {
  append: (target, element) => target.append(element),
  insertBefore: (target, element) => target.insertBefore(element, null),
  ...(canMove ? { moveBefore: move } : {}),
};

/** Removal, return, moves, many instances. */
export const life: readonly Line[] = [
  {
    ids: ['Q11'],
    title: 'removal stops listeners, timers and observers: five more lives leave nothing behind',
    async check(contract) {
      const { page, element: resting } = await host(contract, { head: COUNT + script });
      // The element at rest may do late work of its own, which is not a leak of the others.
      resting.remove();
      const live = async () => {
        const element = page.document.body.appendChild(page.document.createElement(contract.tag));
        await start(element, contract);
        await stop(element, contract);
        await start(element, contract);
        element.remove();
        await settled();
      };
      await live();
      const before = alive(page.window);
      for (let n = 0; n < 5; n += 1) await live();
      // Late work of the first life may end while the others live; a leak of theirs would stay.
      const left = () => alive(page.window).map((count, kind) => Math.max(0, count - (before[kind] ?? 0)));
      await until('nothing is left behind', () => left().every((count) => count === 0)).catch(() => {});
      expect(left(), 'listeners, timers, observers left').to.deep.equal([0, 0, 0]);
    },
  },
  {
    ids: ['Q11', 'F54'],
    title: 'removed at eleven moments of a call, it aborts the call and fires no error',
    async check(contract) {
      const call = scenarios[contract.tag]?.call;
      if (!call) return;
      const { page } = await host(contract);
      const pending = holdRequests(page);
      for (let delay = 0; delay <= 10; delay += 1) {
        const element = page.document.body.appendChild(page.document.createElement(contract.tag)) as never;
        let errors = 0;
        (element as Element).addEventListener('np-error', () => {
          errors += 1;
        });
        await start(element, contract);
        await call.make(page, element);
        for (let n = 0; n < delay; n += 1) await new Promise((resolve) => setTimeout(resolve));
        (element as Element).remove();
        await settled();
        expect(errors, `np-error after ${delay} tasks`).to.equal(0);
      }
      expect(pending.length).to.be.greaterThan(0);
      expect(pending.filter(({ signal }) => !signal?.aborted).length, 'calls not aborted').to.equal(0);
      expect(reportedErrors()).to.deep.equal([]);
    },
  },
  {
    ids: ['Q12', 'F53'],
    title: 'removed and put back, it shows the same and works',
    async check(contract) {
      const element = await rest(contract);
      await still(shadow(element));
      const before = outline(element);
      element.remove();
      await settled();
      place().append(element);
      await resting(element, contract);
      await shows(element, () => before);
      await start(element, contract);
    },
  },
  {
    ids: ['Q12', 'F53'],
    title: 'removed while started and put back, it shows the same, in the top layer if it was there',
    async check(contract) {
      const element = await started(contract);
      await still(shadow(element));
      const before = [outline(element), layers(element)] as const;
      element.remove();
      await settled();
      place().append(element);
      await start(element, contract);
      await shows(element, () => before[0]);
      expect(layers(element)).to.equal(before[1]);
    },
  },
  ...Object.entries(ways).map(
    ([name, way]): Line => ({
      ids: ['F53'],
      title: `moved by ${name} while started, it keeps its content, its nodes and its layer`,
      async check(contract) {
        const element = await started(contract);
        const field = inside(shadow(element)).find((inner): inner is HTMLTextAreaElement =>
          inner.matches('textarea, input:not([type=file], [type=radio], [type=checkbox])'),
        );
        if (field) {
          field.value = 'una mezza frase';
          field.dispatchEvent(new InputEvent('input', { bubbles: true }));
        }
        await still(shadow(element));
        const before = [outline(element), layers(element)] as const;
        way(place(), element);
        await settled();
        await shows(element, () => before[0]);
        expect(layers(element)).to.equal(before[1]);
        if (field) expect([field.isConnected, field.value]).to.deep.equal([true, 'una mezza frase']);
      },
    }),
  ),
  {
    ids: ['F53'],
    title: 'a clone has the attributes and starts on its own',
    async check(contract) {
      const element = await rest(contract);
      for (const [name, spec] of attributesOf(contract))
        if (spec.type === 'enum') set(element, name, spec.values.at(-1));
      const copy = element.cloneNode(true) as Element;
      place().append(copy);
      await resting(copy, contract);
      await settled();
      await shows(copy, () => outline(element));
      await start(copy, contract);
      expect(layers(element)).to.equal('');
    },
  },
  {
    ids: ['Q49', 'Q50', 'Q51', 'F55'],
    title:
      'a hundred of them are drawn within 1.5 s, or 15 times what their copies take a slow machine, and request no file twice',
    async check(contract) {
      const page = await openPage({ head: script, body: tagOf(contract).repeat(100) });
      const elements = [...page.document.querySelectorAll(contract.tag)];
      await drawn(elements.at(-1) as Element);
      const { body } = page.document;
      const hundred = page.document.createElement('div');
      const takes = async (fill: () => void): Promise<number> => {
        body.append(hundred);
        const begun = performance.now();
        fill();
        await drawn(hundred.lastElementChild as Element);
        const took = performance.now() - begun;
        hundred.replaceChildren();
        return took;
      };
      const root = shadow(elements.at(-1) as Element);
      /** What they draw, without what draws it: the machine's own measure. */
      const fillWithCopies = (): void => {
        for (let n = 0; n < 100; n += 1) {
          const copy = page.document.createElement('div').attachShadow({ mode: 'open' });
          copy.adoptedStyleSheets = root.adoptedStyleSheets;
          copy.append(...[...root.childNodes].map((node) => node.cloneNode(true)));
          hundred.append(copy.host);
        }
      };
      // The quickest of a few rounds: others were slowed by other work of the machine.
      let [quickest, quickestCopies] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
      for (let round = 0; round < 5 && quickest >= 1500; round += 1) {
        quickest = Math.min(
          quickest,
          await takes(() => {
            hundred.innerHTML = tagOf(contract).repeat(100);
          }),
        );
        quickestCopies = Math.min(quickestCopies, await takes(fillWithCopies));
      }
      // On a quick machine a header takes three times as long as its copy, a chat's button six times.
      expect(quickest).to.be.lessThan(Math.max(1500, 15 * quickestCopies));
      const asked = page.window.performance.getEntriesByType('resource').map(({ name }) => name);
      expect(asked.filter((url, n) => asked.indexOf(url) !== n)).to.deep.equal([]);
    },
  },
  {
    ids: ['Q51'],
    title: 'many changes in one task are drawn once',
    async check(contract) {
      const element = await rest(contract);
      await still(shadow(element));
      let batches = 0;
      const observer = new MutationObserver(() => {
        batches += 1;
      });
      observer.observe(shadow(element), { attributes: true, childList: true, characterData: true, subtree: true });
      for (let n = 0; n < 20; n += 1)
        for (const [name, spec] of attributesOf(contract))
          if (spec.type === 'enum') set(element, name, spec.values[n % spec.values.length]);
      await settled();
      observer.disconnect();
      expect(batches).to.be.lessThan(3);
    },
  },
  {
    ids: ['F60'],
    title: 'a translator that wraps its texts in <font> does not break the next change',
    async check(contract) {
      const element = await started(contract);
      const walker = document.createTreeWalker(shadow(element), NodeFilter.SHOW_TEXT);
      const alerts = () => inside(shadow(element)).filter((inner) => inner.matches('[role=alert]')).length;
      const before = alerts();
      const texts: Text[] = [];
      while (walker.nextNode()) if (walker.currentNode.nodeValue?.trim()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const font = document.createElement('font');
        text.replaceWith(font);
        font.append(text);
      }
      await stop(element, contract);
      for (const [name, spec] of attributesOf(contract)) for (const value of samples(spec)) set(element, name, value);
      await settled();
      await stop(element, contract);
      await start(element, contract);
      expect(alerts(), 'alerts').to.equal(before);
    },
  },
];
