import { expect } from '@open-wc/testing';
import { adapterIn } from '../../src/core/assistance/peer/lazy.ts';
import type { BannerSlot, CaptchaPlace } from '../../src/platform/services/adapters.ts';
import { lightNode } from '../../src/platform/services/banners/gpt.ts';
import { afterTest, test, warningsOf } from './lib/guard.ts';
import { type HostPage, openPage, script } from './lib/host-page.ts';
import { place, shadow } from './lib/place.ts';
import { settled, until } from './lib/until.ts';

const configure = ({ window }: HostPage, config: object): void =>
  (Reflect.get(window, 'np') as { configure(config: object): void }).configure(config);

/** Types into a field of a host page, as React hears it. */
const type = ({ window }: HostPage, field: HTMLInputElement | HTMLTextAreaElement, value: string): void => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new (window as typeof globalThis & Window).InputEvent('input', { bubbles: true }));
};

/** Answers the calls to a path, and keeps their bodies. */
const answering = ({ window }: HostPage, path: string, data: object): readonly string[] => {
  const bodies: string[] = [];
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const request = new window.Request(input, init);
    if (!request.url.endsWith(path)) return fetch(input, init);
    bodies.push(await request.text());
    const headers = { 'content-type': 'application/json' };
    return new window.Response(JSON.stringify({ success: true, data }), { headers });
  };
  return bodies;
};

/** The form for a forgotten password, with an address typed in, and the bodies of its calls. */
const resetForm = async (captcha: object) => {
  const page = await openPage({ head: script, body: '<np-account-password mode="reset"></np-account-password>' });
  const bodies = answering(page, '/password-reset', {});
  configure(page, { captcha });
  const element = page.document.querySelector('np-account-password') as HTMLElement;
  const inside = <T extends Element>(selector: string) =>
    until(selector, () => element.shadowRoot?.querySelector<T>(selector));
  const field = await inside<HTMLInputElement>('input[name=email]');
  type(page, field, 'giulia@example.it');
  const submit = (await inside<HTMLButtonElement>('button[type=submit]')).click.bind(
    await inside('button[type=submit]'),
  );
  const box = () => element.querySelector<HTMLElement>('[slot=np-captcha]');
  const sentence = () => box()?.shadowRoot?.querySelector('[role=alert]')?.textContent ?? '';
  const problem = () => shadow(element).querySelector('.problem')?.textContent ?? '';
  return { page, element, field, submit, bodies, box, sentence, problem };
};

/** A captcha of the page's own, whose challenges the test ends. */
const withChallenge = () => {
  const asked: { place: CaptchaPlace; solve: (token: string) => void; end: (reason: string) => void }[] = [];
  const token = (_: string, at: CaptchaPlace) =>
    new Promise<string>((solve, reject) => {
      at.node.textContent = 'Sei una persona?';
      at.show();
      asked.push({ place: at, solve, end: (reason) => reject(Object.assign(new Error('vendor'), { reason })) });
    });
  return { asked, adapter: { load: async () => {}, token } };
};

describe('a captcha', () => {
  test('a challenge is a node of the document, above the button of the form; its token is sent', async () => {
    const { asked, adapter } = withChallenge();
    const { page, element, submit, bodies, box } = await resetForm(adapter);
    const status = () => box()?.shadowRoot?.querySelector('[role=status]')?.textContent;
    submit();
    const challenge = await until('the challenge', () => asked[0]);
    const { node } = challenge.place;
    expect(node.getRootNode()).to.equal(page.document);
    expect(status()).to.equal('Verifica di sicurezza');
    expect(box()?.assignedSlot?.closest('form')).to.equal(shadow(element).querySelector('form'));
    const button = shadow(element).querySelector('button[type=submit]');
    expect(node.getBoundingClientRect().height).to.be.greaterThan(0);
    expect(node.getBoundingClientRect().bottom).to.be.at.most(button?.getBoundingClientRect().top ?? 0);
    challenge.solve('token');
    await until('the call', () => bodies.length > 0);
    expect(JSON.parse(bodies[0] ?? '')).to.deep.equal({ email: 'giulia@example.it', 'g-recaptcha-response': 'token' });
    expect([element.textContent, status()]).to.deep.equal(['', '']);
    // The vendor takes its widget away.
    expect(challenge.place.signal.aborted).to.equal(true);
  });

  for (const [reason, text] of [
    ['closed', 'La verifica di sicurezza è stata chiusa.'],
    ['expired', 'La verifica di sicurezza è scaduta.'],
    ['failed', 'La verifica di sicurezza non è riuscita.'],
  ] as const)
    test(`a challenge that is ${reason}: a sentence, nothing sent, the text stays; the next one is solved`, async () => {
      const { asked, adapter } = withChallenge();
      const { field, submit, bodies, sentence, problem } = await resetForm(adapter);
      submit();
      await until('the challenge', () => asked.length === 1);
      asked[0]?.end(reason);
      await until('the sentence', () => sentence() !== '');
      await settled();
      expect(sentence()).to.equal(`${text} Quello che hai scritto è ancora qui: invia di nuovo per ripeterla.`);
      expect([problem(), field.value, bodies.length]).to.deep.equal(['', 'giulia@example.it', 0]);
      submit();
      await until('the next challenge', () => asked.length === 2);
      expect(sentence()).to.equal('');
      asked[1]?.solve('token');
      await until('the call', () => bodies.length > 0);
    });

  test('what the reader adds to a message while a challenge is open is sent too', async () => {
    const { asked, adapter } = withChallenge();
    const page = await openPage({ head: script, body: '<np-account-contact></np-account-contact>' });
    const bodies = answering(page, '/api/site/contact', { ticket: { number: 'MG-2026-000001' } });
    configure(page, { captcha: adapter });
    const root = () => page.document.querySelector('np-account-contact')?.shadowRoot;
    const find = <T extends Element>(selector: string) => until(selector, () => root()?.querySelector<T>(selector));
    const message = await find<HTMLTextAreaElement>('textarea[name=message]');
    const issue = await find<HTMLSelectElement>('select[name=issue]');
    issue.selectedIndex = 1;
    issue.dispatchEvent(new page.window.Event('change', { bubbles: true }));
    type(page, await find('input[name=email]'), 'giulia@example.it');
    type(page, message, 'Mi serve la fattura di ottobre.');
    (await find<HTMLInputElement>('input[name=consent]')).click();
    await settled();
    (await find<HTMLButtonElement>('button[type=submit]')).click();
    const challenge = await until('the challenge', () => asked[0]);
    type(page, message, 'Mi serve la fattura di ottobre, e quella di novembre.');
    await settled();
    challenge.solve('token');
    await until('the call', () => bodies.length > 0);
    expect(JSON.parse(bodies[0] ?? '').message).to.equal('Mi serve la fattura di ottobre, e quella di novembre.');
  });

  for (const [what, adapter] of [
    ['does not load', { load: () => Promise.reject(new Error('blocked')), token: async () => 'token' }],
    [
      'throws',
      {
        load: async () => {},
        token: () => {
          throw new Error('vendor');
        },
      },
    ],
    ['answers no text', { load: async () => {}, token: async () => ({}) }],
  ] as const)
    test(`a captcha that ${what}: the form says so, nothing is sent, and the text stays`, async () => {
      const { field, submit, bodies, problem, sentence } = await resetForm(adapter);
      submit();
      await until('the problem', () => problem() !== '');
      expect(problem()).to.equal('Il controllo di sicurezza non è riuscito. Riprova tra poco.');
      expect([sentence(), field.value, bodies.length]).to.deep.equal(['', 'giulia@example.it', 0]);
    });
});

/** The page of a live chat: it keeps what it hears, and says twice that it is ready. */
const chatPage = `/np-page?html=${encodeURIComponent(`<!doctype html><script>
window.heard = [];
window.tell = (message) => parent.postMessage({ source: 'np-live-chat', version: 1, ...message }, location.origin);
addEventListener('message', ({ data }) => heard.push(data));
tell({ type: 'ready' });
tell({ type: 'ready' });
</script>`)}`;

const hosts = () => [...document.body.children].filter(({ shadowRoot }) => shadowRoot?.querySelector('iframe'));
const chatParts = () => {
  const root = hosts()[0]?.shadowRoot;
  const frame = root?.querySelector('iframe');
  return {
    frame,
    root,
    press: (name: string) =>
      [...(root?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent?.startsWith(name))?.click(),
  };
};

const opened = async (chat = adapterIn('frame', chatPage)) => {
  const closed: string[] = [];
  afterTest(() => {
    for (const host of hosts()) host.remove();
  });
  await chat.load(new AbortController().signal);
  await chat.open({ riepilogo: 'Testata: GZ' }, () => closed.push('closed'));
  const parts = chatParts();
  const view = parts.frame?.contentWindow as Window & { tell(message: object): void; heard: object[] };
  await until('the chat has the packet', () => view.heard.length === 2);
  return { ...parts, tell: view.tell, view, closed };
};

describe('a live chat in a frame', () => {
  test('it is shown once it is ready, and receives the packet before it opens; the reader closes it once', async () => {
    const { view, root, closed, press } = await opened();
    const envelope = { source: 'np-live-chat', version: 1 };
    expect(view.heard).to.deep.equal([
      { ...envelope, type: 'packet', packet: { riepilogo: 'Testata: GZ' } },
      { ...envelope, type: 'open' },
    ]);
    expect(root?.activeElement?.localName).to.equal('iframe');
    press('Chiudi la chat');
    press('Chiudi la chat');
    expect([closed, hosts().length]).to.deep.equal([['closed'], 0]);
  });

  test('minimised, its button says how many messages are new; the chat itself can close it', async () => {
    const { root, tell, closed, press } = await opened();
    press('Riduci');
    tell({ type: 'unread', count: 2 });
    const restore = root?.querySelector<HTMLElement>('.restore');
    await until('the count', () => restore?.textContent === 'Torna alla chat con l’operatore (2 messaggi nuovi)');
    const news = root?.querySelector('[role=status]');
    expect(news?.textContent).to.equal('2 messaggi nuovi');
    restore?.click();
    expect([restore?.hidden, restore?.textContent]).to.deep.equal([true, 'Torna alla chat con l’operatore']);
    expect(news?.textContent).to.equal('');
    tell({ type: 'close' });
    await until('it is closed', () => closed.length === 1);
    expect(hosts().length).to.equal(0);
  });

  test('a chat that ends by itself says so and stays until the reader closes it', async () => {
    const { root, tell, closed } = await opened();
    tell({ type: 'unavailable' });
    await until('the sentence', () => root?.querySelector('[role=alert]:not([hidden])'));
    expect(root?.querySelector('[role=alert]')?.textContent).to.equal(
      'La chat con l’operatore non è più raggiungibile. Puoi chiuderla e scriverci dalla pagina Contattaci.',
    );
    expect(closed).to.deep.equal([]);
  });

  test('T20 messages of another window change nothing', async () => {
    const { closed } = await opened();
    window.postMessage({ source: 'np-live-chat', version: 1, type: 'close' }, location.origin);
    await settled();
    expect([closed, hosts().length]).to.deep.equal([[], 1]);
  });

  test('a second talk closes the first', async () => {
    const chat = adapterIn('frame', chatPage);
    const { closed } = await opened(chat);
    const second = await opened(chat);
    expect([closed, second.closed, hosts().length]).to.deep.equal([['closed'], [], 1]);
  });

  test('a window that the browser blocks rejects', async () => {
    const { open } = window;
    afterTest(() => {
      window.open = open;
    });
    window.open = () => null;
    const refused = await adapterIn('window', chatPage).load(new AbortController().signal).then(String, String);
    expect(refused).to.equal('Error: np: the browser blocked the window of the live chat.');
  });

  test('a chat in a window has the same messages; once its window is closed, the talk is over', async () => {
    // A frame in place of the window, which a test may not open: it is `closed` once it is removed.
    const box = place('<iframe></iframe>').firstElementChild as HTMLIFrameElement;
    const view = box.contentWindow as Window & { heard?: object[] };
    const { open } = window;
    afterTest(() => {
      window.open = open;
    });
    window.open = (url) => {
      box.src = String(url);
      return view;
    };
    const closed: string[] = [];
    const chat = adapterIn('window', chatPage);
    await chat.load(new AbortController().signal);
    await chat.open({ riepilogo: 'Testata: GZ' }, () => closed.push('closed'));
    await until('the packet', () => view.heard?.length === 2);
    box.remove();
    await until('the end', () => closed.length > 0);
    expect(closed).to.deep.equal(['closed']);
  });

  test('a chat without anybody there, or whose reader leaves, is gone', async () => {
    const nobody = chatPage.replaceAll('ready', 'unavailable');
    const chat = adapterIn('frame', nobody);
    const leaving = new AbortController();
    const refused = await chat.load(leaving.signal).then(String, String);
    expect(refused).to.equal('Error: np: the live chat says that nobody is there.');
    leaving.abort();
    expect(hosts().length).to.equal(0);
  });
});

/** A page with services, whose consent manager the test is. */
const consenting = async (config: object) => {
  const manager = `<script nonce="np">
    window.listeners = [];
    window.__tcfapi = (command, version, callback) => {
      if (command === 'addEventListener') window.listeners.push(callback);
      if (command === 'ping') callback({ gvlVersion: 60 }, true);
    };
    window.choose = (purposes) => {
      window._iub = { cs: { consent: { consent: true, purposes }, api: {} } };
      for (const listener of window.listeners) listener({ gdprApplies: true, eventStatus: 'useractioncomplete' }, true);
    };
  </script>`;
  const page = await openPage({
    head: manager + script,
    body: '<np-footer></np-footer><div data-np-slot="home-top"></div>',
  });
  configure(page, { ...config, services: 'on' });
  const view = page.window as unknown as {
    listeners: unknown[];
    choose(purposes: Readonly<Record<number, boolean>>): void;
  };
  await until('the consent is followed', () => view.listeners.length > 0);
  const choose = (four: boolean, five: boolean) => view.choose({ 1: true, 2: true, 3: true, 4: four, 5: five });
  return { page, choose };
};

describe('measurement, tags and banners', () => {
  /** Adapters that record their calls; `broken` throws in each. */
  const adapters = (broken?: 'audience' | 'tagManager' | 'banners') => {
    const calls: string[] = [];
    const note = (what: 'audience' | 'tagManager' | 'banners', name: string) => async () => {
      calls.push(`${what} ${name}`);
      if (what === broken) throw new Error('vendor');
    };
    const of = (what: 'audience' | 'tagManager' | 'banners', ...names: string[]) =>
      Object.fromEntries(names.map((name) => [name, note(what, name)]));
    const config = {
      audience: of('audience', 'load', 'track', 'stop', 'start'),
      tagManager: of('tagManager', 'load', 'consent', 'pageView'),
      banners: {
        ...of('banners', 'load'),
        show: (slots: readonly BannerSlot[]) => note('banners', `show ${slots.map(({ id }) => id)}`)(),
      },
    };
    return { calls, config };
  };

  test('adapters of the page’s own receive nothing before the consent, and no more after its withdrawal', async () => {
    const { calls, config } = adapters();
    const { choose } = await consenting(config);
    await settled();
    expect(calls).to.deep.equal([]);
    choose(true, true);
    await until('the banners', () => calls.includes('banners show home-top'));
    expect([...calls].sort()).to.deep.equal([
      'audience load',
      'audience track',
      'banners load',
      'banners show home-top',
      'tagManager load',
    ]);
    choose(false, false);
    await until('the withdrawal', () => calls.includes('audience stop') && calls.includes('tagManager consent'));
    expect(calls.length).to.equal(7);
  });

  for (const broken of ['audience', 'tagManager', 'banners'] as const)
    test(`${broken} that throws: a warning, and the others go on`, async () => {
      const { calls, config } = adapters(broken);
      const { page, choose } = await consenting(config);
      choose(true, true);
      const whole = ['audience track', 'tagManager load', 'banners show home-top'];
      const rest = whole.filter((call) => !call.startsWith(broken));
      await until('the others', () => rest.every((call) => calls.includes(call)));
      await until('the warning', () => warningsOf(page.window).some((text) => /failed; the page goes on/.test(text)));
    });

  test('a banner of an ad server is a node of the document, shown in its slot through two shadow roots', async () => {
    const outer = place('<div></div>').firstElementChild as HTMLElement;
    const root = outer.attachShadow({ mode: 'open' });
    root.innerHTML = '<div></div>';
    const inner = (root.firstElementChild as HTMLElement).attachShadow({ mode: 'open' });
    inner.innerHTML = '<div style="width:320px"></div>';
    const element = inner.firstElementChild as HTMLElement;
    const node = lightNode({ id: 'sticky', element });
    node.textContent = 'Annuncio';
    expect(document.getElementById('np-slot-sticky')).to.equal(node);
    expect(node.getBoundingClientRect().width).to.equal(320);
    expect(node.getBoundingClientRect().top).to.equal(element.getBoundingClientRect().top);
  });
});
