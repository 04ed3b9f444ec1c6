import { expect, onTestFinished, test, vi } from 'vitest';
import { editionWith, localStories } from '../testing/test-edition.ts';
import { openPress } from './print.ts';

test('the page that a reader looks at is drawn before thumbnails requested earlier', async () => {
  const press = openPress();
  onTestFinished(() => press.close());
  const copy = { ...editionWith('QP', localStories('QP').slice(0, 8)), wanted: 2 };
  const drawn: string[] = [];
  const ask = (n: number, width: number) =>
    press.image('QP', copy, { n, width, format: 'webp' }).then((image) => {
      expect(image?.length).toBeGreaterThan(0);
      drawn.push(`page ${n}, ${width} px`);
    });
  await Promise.all([
    ask(1, 160),
    ask(2, 160),
    ask(1, 320),
    ask(1, 690),
    press.set('QP', copy).then(() => drawn.push('set')),
  ]);
  // The first order started on an idle press.
  expect(drawn).toEqual(['page 1, 160 px', 'set', 'page 1, 690 px', 'page 1, 320 px', 'page 2, 160 px']);
});

test('an order that comes while the idle process is ending is done by the next one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const press = openPress();
  onTestFinished(() => press.close());
  const copy = { ...editionWith('QP', localStories('QP').slice(0, 8)), wanted: 2 };
  const first = await press.set('QP', copy);
  vi.advanceTimersByTime(60_000);
  expect(await press.set('QP', copy)).toEqual(first);
});
