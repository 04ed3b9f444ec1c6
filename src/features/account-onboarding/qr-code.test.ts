import { expect, test } from 'vitest';
import { qrCode } from './qr-code.ts';

const drawn = (text: string) => qrCode(text)?.map((row) => row.map((dark) => (dark ? '#' : ' ')).join(''));

test.each([
  [1, 21],
  [14, 21],
  [15, 25],
  [26, 25],
  [42, 29],
  [62, 33],
  [84, 37],
  [106, 41],
])('%i bytes fit into %i places', (length, size) => {
  const rows = qrCode('x'.repeat(length));
  expect(rows).toHaveLength(size);
  for (const row of rows ?? []) expect(row).toHaveLength(size);
});

test('a longer text has no code; letters count with their bytes', () => {
  expect(qrCode('x'.repeat(107))).toBeUndefined();
  expect(qrCode('è'.repeat(54))).toBeUndefined();
  expect(qrCode('è'.repeat(53))).toHaveLength(41);
});

// Read back by a scanner (jsQR 1.4.0) when it was written, as were codes of all six sizes.
test('the code of a text', () => {
  expect(drawn('np')).toEqual([
    '#######  ###  #######',
    '#     # #   # #     #',
    '# ### #       # ### #',
    '# ### #   ### # ### #',
    '# ### # #   # # ### #',
    '#     #     # #     #',
    '####### # # # #######',
    '         # ##        ',
    '# # # #   ##    #  # ',
    ' # ### #   #  ## #  #',
    '  ###### ###   #  ###',
    '#  #   # # ## #### ##',
    '#  ##### # #  ##  ## ',
    '        #  #  ##  ###',
    '#######    #   #   ##',
    '#     #    ## ### ###',
    '# ### # #  #  ##  # #',
    '# ### #  ###  ##  ## ',
    '# ### # #  #   #    #',
    '#     #  # ## ### ## ',
    '####### #  #  ##  ###',
  ]);
});
