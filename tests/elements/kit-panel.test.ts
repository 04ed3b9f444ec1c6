import { expect } from '@open-wc/testing';
import { afterTest, expectErrors, reportedErrors, test } from './lib/guard.ts';
import { place, record, shadow } from './lib/place.ts';
import { click, clicks, fetches, live, make, mounted, type Probe, shellOf } from './lib/probe.tsx';
import { settled, until } from './lib/until.ts';

const failing = (): void => {
  fetches.fail = true;
  afterTest(() => {
    fetches.fail = false;
  });
};

const put = (tag: string): Probe => place(`<${tag}></${tag}>`).firstElementChild as Probe;

describe('element-kit: the panel', () => {
  test('loads: intent waits for start, and starting twice loads once', async () => {
    const before = fetches.count;
    const probe = put('np-kit-intent');
    await settled();
    expect(fetches.count).to.equal(before);
    expect(shellOf(probe).phase).to.equal('idle');
    await Promise.all([shellOf(probe).start(), shellOf(probe).start()]);
    await mounted(probe);
    await shellOf(probe).start();
    expect(fetches.count).to.equal(before + 1);
    expect(shellOf(probe).phase).to.equal('ready');
  });

  test('startWhenVisible waits until the element is scrolled into view', async () => {
    const before = fetches.count;
    const box = place('<div style="height:5000px"></div><np-kit-visible></np-kit-visible>');
    afterTest(() => scrollTo(0, 0));
    await settled();
    expect(fetches.count).to.equal(before);
    const probe = box.lastElementChild as Probe;
    probe.scrollIntoView();
    await mounted(probe);
    expect(fetches.count).to.equal(before + 1);
  });

  test('prefetch loads the code, mounts nothing, and leaves a failure for start to report', async () => {
    const probe = put('np-kit-intent');
    shellOf(probe).prefetch();
    await settled();
    expect(shellOf(probe).phase).to.equal('idle');
    failing();
    shellOf(probe).prefetch();
    await settled();
    expect(reportedErrors()).to.deep.equal([]);
  });

  test('a panel that cannot be loaded is phase failed, one console error and one np-error; start tries again', async () => {
    expectErrors(/its panel did not load/);
    failing();
    const probe = put('np-kit-intent');
    const seen = record(document, ['np-error']);
    await shellOf(probe).start();
    expect(shellOf(probe).phase).to.equal('failed');
    await until('np-error', () => seen.length > 0);
    await settled();
    expect(seen.length).to.equal(1);
    expect(seen[0]?.target).to.equal(probe);
    expect(seen[0]?.detail.message).to.match(/did not load.*Check/);
    expect(reportedErrors().length).to.equal(1);
    expect(reportedErrors()[0]).to.match(/<np-kit-intent>.*did not load.*chunk 404/);
    fetches.fail = false;
    const retry = await until('the retry button', () => shadow(probe).querySelector<HTMLElement>('.retry'));
    retry.click();
    await mounted(probe);
    expect(shellOf(probe).phase).to.equal('ready');
    expect(shadow(probe).querySelector('.retry')).to.equal(null);
  });

  test('an element removed while its panel loads mounts nothing until it is back', async () => {
    const probe = put('np-kit-intent');
    const loading = shellOf(probe).start();
    const box = probe.parentElement as HTMLElement;
    probe.remove();
    await loading;
    await settled();
    expect(shadow(probe).querySelector('.screen')).to.equal(null);
    box.append(probe);
    await mounted(probe);
  });

  test('F64 a render error stays in its element: fallback, one np-error, and the neighbours live', async () => {
    expectErrors(/the screen exploded/);
    const [broken, neighbour] = await Promise.all([live(), live()]);
    await click(neighbour);
    const seen = record(document, ['np-error']);
    broken.label = 'explode';
    const fallback = await until('the fallback', () => shadow(broken).querySelector('[role=alert]'));
    expect(fallback.textContent).to.equal('Non disponibile');
    expect(seen.map(({ target, detail }) => [target, detail.message])).to.deep.equal([[broken, 'the screen exploded']]);
    await click(neighbour);
    expect(clicks(neighbour)).to.equal('2');
    expect(reportedErrors().some((text) => text.startsWith('uncaught'))).to.equal(false);
    expect(shadow(broken).querySelector('.light')?.textContent, 'the light view still works').to.equal('explode');
  });

  test('F64 an element that breaks at its first render breaks alone', async () => {
    expectErrors(/the screen exploded/);
    const seen = record(document, ['np-error']);
    const broken = place('<np-kit-probe label="explode"></np-kit-probe>').firstElementChild as Probe;
    await until('the fallback', () => shadow(broken).querySelector('[role=alert]'));
    expect(seen.length).to.equal(1);
    await live();
  });

  test('an error while the light view is drawn fires np-error and throws nothing at the page', async () => {
    expectErrors(/its view failed/);
    const seen = record(document, ['np-error']);
    const broken = make();
    broken.label = 'undrawable';
    place().append(broken);
    await until('np-error', () => seen.length > 0);
    expect(reportedErrors().filter((text) => /uncaught/.test(text))).to.deep.equal([]);
    broken.label = 'fine again';
    await until('drawn', () => shadow(broken).querySelector('.light')?.textContent === 'fine again');
  });
});
