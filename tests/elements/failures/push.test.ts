import { expect } from '@open-wc/testing';
import { core } from '../../../elements/np-core.ts';
import { brokenBodies, unprintable } from '../../faults/lib/broken-bodies.ts';
import { accountAnswers } from '../lib/account-answers.ts';
import { afterTest, test } from '../lib/guard.ts';
import { inside } from '../lib/inside.ts';
import { place, shadow } from '../lib/place.ts';
import { signIn } from '../lib/served.ts';
import { settled, until } from '../lib/until.ts';
import { answerCalls, enveloped } from './calls.ts';
import { answers, fails, isOn, panelScene, shows, turn } from './scene.ts';
import { alertsOf, fieldOf, textOf } from './seen.ts';

const tag = 'np-account-interests';
const key = { push_public_key: 'AAAA' };
const reads = { ...accountAnswers[tag], '/api/site/config': key };
const name = 'Notifiche push su questo browser…';
const says = 'Le notifiche non sono cambiate. Riprova.';
const subscribed = shows('Iscrizione attiva. Le notifiche arrivano su questo browser.');

/** A browser that allows notifications, subscribed or not. The runner's own has no push service. */
const browser = (isSubscribed: boolean): void => {
  const subscription = {
    endpoint: 'https://push.example/1',
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'BBBB', auth: 'CCCC' } }),
    unsubscribe: async () => {
      current = null;
      return true;
    },
  };
  let current = isSubscribed ? subscription : null;
  const registration = (scope: string) => ({
    scope,
    active: {},
    pushManager: {
      getSubscription: async () => current,
      subscribe: async () => {
        current = subscription;
        return subscription;
      },
    },
  });
  const worker = {
    getRegistration: async (scope: string) => registration(scope),
    register: async (_: string, { scope }: { readonly scope: string }) => registration(scope),
  };
  const permission = { permission: 'granted', requestPermission: async () => 'granted' };
  for (const [owner, key, value] of [
    [navigator, 'serviceWorker', worker],
    [window, 'Notification', permission],
    [window, 'PushManager', {}],
  ] as const) {
    const before = Object.getOwnPropertyDescriptor(owner, key);
    Object.defineProperty(owner, key, { configurable: true, value });
    afterTest(() => {
      if (before) Object.defineProperty(owner, key, before);
      else Reflect.deleteProperty(owner, key);
    });
  }
};

describe('F13 whatever the calls of the push switch return, it is undone with a message, the next try succeeds', () => {
  panelScene(
    'the key, subscribing and unsubscribing',
    tag,
    reads,
    async () => browser(false),
    isOn(name, false),
    answers('POST /api/user/push/subscribe', { push: { active: true } }),
    fails({
      call: 'GET /api/site/config',
      act: turn(name),
      says,
      keeps: [isOn(name, false)],
      done: key,
      ends: [subscribed, isOn(name, true)],
    }),
    fails({
      call: 'POST /api/user/push/unsubscribe',
      act: turn(name),
      says,
      keeps: [isOn(name, true)],
      done: { push: { active: false } },
      ends: [shows('Iscrizione annullata. Su questo browser non arrivano più notifiche.'), isOn(name, false)],
    }),
    fails({
      call: 'POST /api/user/push/subscribe',
      act: turn(name),
      says,
      keeps: [isOn(name, false)],
      done: { push: { active: true } },
      ends: [subscribed, isOn(name, true)],
    }),
  );

  test('a press in the moment the switch appears is sent', async () => {
    browser(false);
    signIn(core);
    const { next } = answerCalls(reads);
    const sent = next('POST /api/user/push/subscribe', enveloped({ push: { active: true } }));
    const panel = place(`<${tag}></${tag}>`).firstElementChild as Element;
    const observer = new MutationObserver(() => {
      const field = inside(shadow(panel)).find((one): one is HTMLElement => one.matches('[role=switch]'));
      if (!field) return;
      observer.disconnect();
      field.click();
    });
    observer.observe(shadow(panel), { childList: true, subtree: true });
    await sent;
    await until('the switch is on', () => textOf(panel).includes('Iscrizione attiva.'));
  });

  test('the server does not say whose subscription this is: off, and one press repairs it', async () => {
    browser(true);
    signIn(core);
    const { next } = answerCalls(reads);
    const open = async (body: string) => {
      const asked = next('POST /api/user/push/state', body);
      const panel = place(`<${tag}></${tag}>`).firstElementChild as Element;
      const field = (await fieldOf(panel, name)) as HTMLInputElement;
      await asked;
      await settled();
      return { panel, field };
    };
    for (const body of brokenBodies) {
      const { panel, field } = await open(body);
      expect(field.checked, body).to.equal(false);
      expect(textOf(panel), body).not.to.match(unprintable);
      panel.remove();
    }
    const { panel, field } = await open('null');
    const sent = next('POST /api/user/push/subscribe', enveloped({ push: { active: true } }));
    field.click();
    expect(JSON.parse(await sent).endpoint).to.equal('https://push.example/1');
    await until('the switch is on', () => field.checked && field.ariaDisabled !== 'true');
    expect(alertsOf(panel)).to.deep.equal([]);
  });
});
