import { expect } from '@open-wc/testing';
import { test } from './lib/guard.ts';
import { place, record, shadow } from './lib/place.ts';
import { live, make, mounts, output, type Probe, shellOf } from './lib/probe.tsx';
import { settled, until } from './lib/until.ts';

const within = (markup: string): Probe => place(markup).firstElementChild as Probe;

describe('element-kit: attributes and properties', () => {
  for (const text of ['', 'open', 'true', 'false', '0'])
    test(`open="${text}" is true: a boolean attribute counts by its presence`, () => {
      expect(within(`<np-kit-probe open="${text}"></np-kit-probe>`).open).to.equal(true);
    });

  test('without attributes every property has its default', () => {
    const { open, label, count, tone, basePath, data } = within('<np-kit-probe></np-kit-probe>');
    expect([open, label, count, tone, basePath, data]).to.deep.equal([false, 'nobody', 3, 'calm', '/', null]);
  });

  test('removing an attribute restores the default', () => {
    const probe = within(`<np-kit-probe open label="Ada" count="7" tone="loud" data='{"a":1}'></np-kit-probe>`);
    expect([probe.open, probe.label, probe.count, probe.tone]).to.deep.equal([true, 'Ada', 7, 'loud']);
    expect(probe.data).to.deep.equal({ a: 1 });
    for (const name of probe.getAttributeNames()) probe.removeAttribute(name);
    const { open, label, count, tone, data } = probe;
    expect([open, label, count, tone, data]).to.deep.equal([false, 'nobody', 3, 'calm', null]);
  });

  test('an empty string is a value', async () => {
    const probe = await live('<np-kit-probe id="probe" label=""></np-kit-probe>');
    expect(probe.label).to.equal('');
    expect(output(probe)).to.equal(' 3 null');
    probe.label = 'Ada';
    probe.label = '';
    expect(probe.label).to.equal('');
    expect(probe.getAttribute('label')).to.equal('');
  });

  for (const text of ['', ' ', 'seven', 'NaN', 'Infinity', '7px'])
    test(`count="${text}" falls back to the default`, () => {
      expect(within(`<np-kit-probe count="${text}"></np-kit-probe>`).count).to.equal(3);
    });

  for (const [text, number] of [
    ['0', 0],
    ['-1.5', -1.5],
    [' 8 ', 8],
  ] as const)
    test(`count="${text}" is ${number}`, () => {
      expect(within(`<np-kit-probe count="${text}"></np-kit-probe>`).count).to.equal(number);
    });

  for (const text of ['', '{', 'undefined', "{'a':1}", 'null'])
    test(`data="${text}" falls back to the default`, () => {
      const probe = make();
      probe.setAttribute('data', text);
      expect(probe.data).to.equal(null);
    });

  for (const text of ['', 'LOUD', 'loud ', 'constructor'])
    test(`tone="${text}" falls back to the default`, () => {
      expect(within(`<np-kit-probe tone="${text}"></np-kit-probe>`).tone).to.equal('calm');
    });

  test('a property is read back at once, before and after the element is in the page', () => {
    const probe = make();
    for (let round = 0; round < 2; round += 1) {
      probe.open = true;
      probe.label = `Ada ${round}`;
      probe.count = 40 + round;
      probe.tone = 'loud';
      probe.basePath = '/edicola/';
      const { open, label, count, tone, basePath } = probe;
      expect([open, label, count, tone, basePath]).to.deep.equal([
        true,
        `Ada ${round}`,
        40 + round,
        'loud',
        '/edicola/',
      ]);
      expect(probe.getAttribute('open')).to.equal('');
      expect(probe.getAttribute('base-path')).to.equal('/edicola/');
      probe.open = false;
      expect(probe.hasAttribute('open')).to.equal(false);
      place().append(probe);
    }
  });

  test('null and undefined reset a property to its default', () => {
    const probe = within(`<np-kit-probe label="Ada" count="7" data='[1]'></np-kit-probe>`);
    for (const nothing of [null, undefined]) {
      Object.assign(probe, { label: nothing, count: nothing, data: nothing });
      expect([probe.label, probe.count, probe.data]).to.deep.equal(['nobody', 3, null]);
      Object.assign(probe, { label: 'Ada', count: 7, data: [1] });
    }
  });

  test('an invalid value of a property gives the default and does not throw', () => {
    const probe = make();
    Object.assign(probe, { count: 'seven', tone: { loud: true } });
    expect([probe.count, probe.tone]).to.deep.equal([3, 'calm']);
  });

  test('properties set before the class is defined are taken over, and still work', async () => {
    const box = place('<np-kit-late></np-kit-late>');
    const late = box.firstElementChild as Probe;
    const data = { rich: true };
    Object.assign(late, { label: 'early', open: true, basePath: '/early', data });
    const { defineElement } = await import('../../src/element-kit/shell/define.ts');
    const attributes = {
      open: { type: 'boolean', summary: '' },
      label: { type: 'string', default: '', summary: '' },
      'base-path': { type: 'string', default: '', summary: '' },
      data: { type: 'json', default: null, summary: '' },
    } as const;
    const base = { tag: 'np-kit-late', summary: '', attributes, events: {}, loggedOut: '', styles: [] } as const;
    defineElement({ ...base, loads: 'intent', draw: () => {} });
    expect([late.label, late.open, late.basePath]).to.deep.equal(['early', true, '/early']);
    expect(late.data).to.equal(data);
    late.label = 'later';
    expect(late.getAttribute('label')).to.equal('later');
    expect(Object.keys(late)).to.deep.equal([]);
  });

  test('rich data stays the same object and is never written to an attribute', async () => {
    const probe = await live();
    const data: Record<string, unknown> = { secret: 's3cret' };
    data.self = data;
    probe.label = 'Ada';
    probe.data = Object.freeze({ secret: 's3cret' });
    await until('the panel shows it', () => output(probe)?.includes('s3cret'));
    expect(probe.outerHTML).not.to.include('s3cret');
    const cyclic = make();
    cyclic.data = data;
    expect(cyclic.data).to.equal(data);
    expect(cyclic.outerHTML).to.equal('<np-kit-probe></np-kit-probe>');
  });

  test('a change of an attribute is drawn in the light view and in the panel', async () => {
    const probe = await live();
    probe.setAttribute('label', 'Grace');
    probe.count = 9;
    await until('both show it', () => output(probe) === 'Grace 9 null');
    await until('light view', () => shadow(probe).querySelector('.light')?.textContent === 'Grace');
  });
});

describe('element-kit: events and methods', () => {
  test('an event is named np-…, bubbles, and leaves outer shadow roots with its detail', async () => {
    const outer = place();
    const probe = make();
    outer.attachShadow({ mode: 'open' }).append(probe);
    const seen = record(document, ['np-kit-said']);
    probe.label = 'Ada';
    probe.shout();
    expect(seen.map(({ detail }) => detail)).to.deep.equal([{ text: 'Ada' }]);
    expect([seen[0]?.bubbles, seen[0]?.composed, seen[0]?.cancelable]).to.deep.equal([true, true, false]);
    expect(probe.tone, 'an internal change is reflected').to.equal('loud');
    expect(probe.getAttribute('tone')).to.equal('loud');
    expect(output(probe)).to.equal(undefined);
    await settled();
  });

  test('only an event that the contract calls cancelable can be cancelled', () => {
    const probe = within('<np-kit-probe></np-kit-probe>');
    const prevent = (event: Event) => event.preventDefault();
    for (const name of ['np-kit-leaving', 'np-kit-said']) probe.addEventListener(name, prevent);
    expect(shellOf(probe).emit('np-kit-leaving', null)).to.equal(false);
    expect(shellOf(probe).emit('np-kit-said', { text: '' })).to.equal(true);
  });

  test('changes from outside fire no event', async () => {
    const probe = await live();
    const seen = record(document, ['np-kit-said', 'np-kit-leaving', 'np-error', 'change', 'input']);
    Object.assign(probe, { open: true, label: 'Ada', count: 5, tone: 'loud', data: {} });
    probe.removeAttribute('open');
    await settled();
    expect(seen.map(({ type }) => type)).to.deep.equal([]);
  });

  test('an element that was only created draws nothing, mounts nothing and requests nothing', async () => {
    const before = mounts.length;
    const probe = make();
    probe.id = 'detached';
    probe.label = 'Ada';
    probe.setAttribute('open', '');
    await settled();
    expect(shadow(probe).querySelector('.light')).to.equal(null);
    expect(mounts.length).to.equal(before);
    expect(probe.getAttributeNames().sort(), 'and writes no attributes of its own').to.deep.equal([
      'id',
      'label',
      'open',
    ]);
  });
});
