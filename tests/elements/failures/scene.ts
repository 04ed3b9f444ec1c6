import { expect } from '@open-wc/testing';
import { core } from '../../../elements/np-core.ts';
import { brokenBodies, unprintable } from '../../faults/lib/broken-bodies.ts';
import { contracts } from '../lib/contracts.ts';
import { afterTest, test } from '../lib/guard.ts';
import { place } from '../lib/place.ts';
import { type Answers, signIn } from '../lib/served.ts';
import { settled, until } from '../lib/until.ts';
import { answerCalls, enveloped } from './calls.ts';
import { alertsOf, buttonOf, buttonsOf, type Field, fieldOf, textOf } from './seen.ts';

/** One element on a page, its calls, and what the reader has typed or chosen since the last success. */
interface Scene {
  readonly element: Element;
  readonly next: ReturnType<typeof answerCalls>['next'];
  /** Addresses that the page left for. */
  readonly left: readonly string[];
  readonly typed: Map<string, string | boolean>;
}

/** Something that the reader does or sees. */
export type Step = (scene: Scene) => Promise<unknown>;

/** Sets a value as typing does: a property that React watches would hide the change from it. */
const setValue = (field: Field, value: string): void => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
};

/** Types into a field, or chooses a value of a list. */
export const fill =
  (name: string, value: string): Step =>
  async ({ element, typed }) => {
    const field = await fieldOf(element, name);
    const option = field instanceof HTMLSelectElement && [...field.options].find(({ text }) => text === value);
    setValue(field, option ? option.value : value);
    typed.set(name, option ? option.value : value);
  };

/** Types the next letter of a text each time it is used. */
export const typeOn = (name: string, text: string, from: number): Step => {
  let length = from;
  return (scene) => {
    length += 1;
    return fill(name, text.slice(0, length))(scene);
  };
};

/** Ticks a box, or chooses one of several. */
export const check =
  (name: string): Step =>
  async ({ element, typed }) => {
    (await fieldOf(element, name)).click();
    typed.set(name, true);
  };

export const press =
  (name: string): Step =>
  async ({ element }) =>
    (await buttonOf(element, name)).click();

/** Presses Riprova where it is shown, otherwise this button. */
export const retryOr =
  (name: string): Step =>
  async ({ element }) =>
    (buttonsOf(element, 'Riprova')[0] ?? (await buttonOf(element, name))).click();

/** Presses a switch or the box of a choice that is sent at once. */
export const turn =
  (name: string): Step =>
  async ({ element }) =>
    (await fieldOf(element, name)).click();

export const attach =
  (name: string, file: File): Step =>
  async ({ element }) => {
    const field = (await fieldOf(element, name)) as HTMLInputElement;
    const given = new DataTransfer();
    given.items.add(file);
    field.files = given.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };

export const shows =
  (text: string): Step =>
  ({ element }) =>
    until(`“${text}” in ${element.localName}`, () => textOf(element).includes(text));

/** A button that can be pressed. */
export const offers =
  (name: string): Step =>
  ({ element }) =>
    buttonOf(element, name);

/** A box or switch that can be used, and its state. */
export const isOn =
  (name: string, on: boolean): Step =>
  async ({ element }) => {
    const field = (await fieldOf(element, name)) as HTMLInputElement;
    await until(`“${name}” is ${on ? 'on' : 'off'}`, () => field.checked === on && field.ariaDisabled !== 'true');
  };

/** A button that is pressed or not. */
export const isPressed =
  (name: string, pressed: boolean): Step =>
  async ({ element }) => {
    const button = await buttonOf(element, name);
    await until(`“${name}” is ${pressed ? 'pressed' : 'not pressed'}`, () => button.ariaPressed === String(pressed));
  };

/** The page learns that the session has ended: its tabs tell one another, which takes a moment. */
export const signsOut: Step = () => until('the page is signed out', () => core.store.login.value.state === 'loggedOut');

const staysTyped = async ({ element, typed }: Scene, after: string): Promise<void> => {
  for (const [name, value] of typed) {
    const field = await fieldOf(element, name);
    const now = typeof value === 'boolean' ? (field as HTMLInputElement).checked : field.value;
    expect(now, `${name} after ${after}`).to.equal(value);
  }
};

interface Call {
  /** `POST /api/user/email` */
  readonly call: string;
  readonly act: Step;
  /** The answer; without one, the call stays unanswered. */
  readonly done?: unknown;
  /** What the reader sees then. */
  readonly ends?: readonly Step[];
}

/** A call that succeeds. */
export const succeeds =
  ({ call, act, done, ends = [] }: Call): Step =>
  async (scene) => {
    const given = scene.next(call, done === undefined ? undefined : enveloped(done));
    await act(scene);
    await given;
    for (const step of ends) await step(scene);
  };

/** The next call of this kind will succeed, whenever it comes. */
export const answers =
  (call: string, data: unknown): Step =>
  async ({ next }) => {
    void next(call, enveloped(data));
  };

interface Try extends Call {
  /** The message after a failure. */
  readonly says: string;
  /** Where; in an alert unless named. */
  readonly where?: (element: Element) => readonly string[] | Promise<readonly string[]>;
  /** The message goes by itself after a while, not with the success. */
  readonly fades?: true;
  /** What else the reader sees after each failure. */
  readonly keeps?: readonly Step[];
}

/**
 * Makes a call fail in every way (F13): the panel shows a message each time, and what was typed or chosen stays. The next try
 * is sent, and succeeds without the message.
 */
export const fails =
  ({ says, where = alertsOf, fades, keeps = [], ...attempt }: Try): Step =>
  async (scene) => {
    const { element, next, typed } = scene;
    const isTold = async () => (await where(element)).some((text) => text.includes(says));
    for (const body of brokenBodies) {
      const given = next(attempt.call, body);
      await attempt.act(scene);
      await given;
      await settled();
      await until(`“${says}” after ${body}`, isTold);
      expect(textOf(element), body).not.to.match(unprintable);
      await staysTyped(scene, body);
      for (const step of keeps) await step(scene);
    }
    await succeeds(attempt)(scene);
    if (attempt.done !== undefined && !fades) await until('the message is gone', async () => !(await isTold()));
    typed.clear();
  };

interface Stage {
  /** The element's tag, or its markup. */
  readonly markup: string;
  /** Answers to reads by path. */
  readonly reads?: Answers;
  /** The address of the reader who is signed in; a visitor without one. */
  readonly reader?: string;
}

/** Follows no link and no redirect until the test ends; collects their addresses. */
const stay = (): readonly string[] => {
  const left: string[] = [];
  const navigation: EventTarget = Reflect.get(window, 'navigation');
  const prevent = (event: Event): void => {
    const { destination } = event as Event & { readonly destination: { readonly url: string; sameDocument: boolean } };
    if (destination.sameDocument) return;
    event.preventDefault();
    left.push(destination.url);
  };
  navigation.addEventListener('navigate', prevent);
  afterTest(() => navigation.removeEventListener('navigate', prevent));
  return left;
};

/** The page leaves for an address that ends so. */
export const leavesFor =
  (end: string): Step =>
  ({ left }) =>
    until(`leaving for …${end}`, () => left.some((url) => url.endsWith(end)));

/** A test of one element: what its reader does and sees. */
export const scene = (title: string, { markup, reads = {}, reader }: Stage, ...steps: readonly Step[]): void =>
  test(title, async () => {
    if (reader !== undefined) signIn(core, reader);
    const left = stay();
    const { next } = answerCalls(reads);
    const element = place(markup.startsWith('<') ? markup : `<${markup}></${markup}>`).firstElementChild as Element;
    expect(contracts.map(({ tag }) => tag)).to.include(element.localName);
    const one: Scene = { element, next, left, typed: new Map() };
    for (const step of steps) await step(one);
  });

/** What a signed-in reader does and sees in a panel with the usual answers. */
export const panelScene = (title: string, tag: string, reads: Answers, ...steps: readonly Step[]): void =>
  scene(title, { markup: tag, reads, reader: 'digital@example.it' }, ...steps);
