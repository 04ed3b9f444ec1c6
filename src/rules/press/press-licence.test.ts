import { expect, test } from 'vitest';
import { forecastOf } from './press-licence.ts';

test.each([
  [600, 0, 4, 12, { copies: 48, left: 552, over: 0, share: 0.08 }],
  [600, 552, 4, 12, { copies: 48, left: 0, over: 0, share: 1 }],
  [600, 553, 4, 12, { copies: 48, left: 0, over: 1, share: 1 }],
  [600, 60, 0, 12, { copies: 0, left: 540, over: 0, share: 0.1 }],
  [0, 0, 0, 0, { copies: 0, left: 0, over: 0, share: 0 }],
  [0, 0, 1, 2, { copies: 2, left: 0, over: 2, share: 1 }],
])('%s allowed, %s used, %s stories to %s', (consentite, usate, stories, recipients, forecast) => {
  expect(forecastOf({ consentite, usate }, stories, recipients)).toEqual(forecast);
});
