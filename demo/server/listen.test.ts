import { expect, test } from 'vitest';
import { listen } from './listen.ts';

test('an idle connection outlasts the minute for which proxies keep theirs', async () => {
  const { port, serve, stop } = await listen(0);
  serve((_request, response) => response.end('qui'));
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect(await answer.text()).toBe('qui');
  expect(answer.headers.get('keep-alive')).toBe('timeout=75');
  await stop();
});
