import { expect, test } from 'vitest';
import { assistance } from '../../../languages/en/assistance.ts';
import { endCopy } from './end-copy.ts';

test.each([
  ['9–21', '9–13', 'Rispondiamo lunedì–venerdì 9–21 e sabato 9–13. La domenica e nelle feste principali siamo chiusi.'],
  ['8–18', '', 'Rispondiamo lunedì–venerdì 8–18. Sabato, domenica e nelle feste principali siamo chiusi.'],
])('a chat that is open %s, on Saturdays %s, says so', (weekdays, saturday, sentence) => {
  expect(endCopy.closedText(weekdays, saturday)).toBe(sentence);
});

test('in English too', () => {
  const { closedText } = assistance['chat-ending'];
  expect(closedText('8–18', '9–12')).toBe(
    'We answer Monday to Friday 8–18 and Saturday 9–12. We are closed on Sundays and on the main holidays.',
  );
});
