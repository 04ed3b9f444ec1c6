import { describe, expect, test } from 'vitest';
import { createAnswerStream } from './answer-stream.ts';
import { articleIdsIn, extractedData, readableData } from './extracted-data.ts';

const tail = '{"<!--article_ids-->":[12,7],"<!--receipt-->":{"note":"} {\\" -->"},"Fonti":["[1] «Il tram»"]}';
const recorded = `Da **domani** – così il Comune – «quattro linee» {quasi tutte} cambiano [1].\n\n> 2 < 3 - 1 -- 0 è già €5 🚋\n\n${tail}`;
const prose = recorded.slice(0, -tail.length);

const read = (pieces: readonly string[], comments?: 'drop') => {
  const stream = createAnswerStream(comments);
  const shown = pieces.map((piece) => stream.push(piece));
  return { text: shown.join('') + stream.end(), shown, stream };
};

describe('an answer cut in two reads the same', () => {
  test('at each of its characters', () => {
    for (let at = 0; at <= recorded.length; at += 1) {
      const { text, stream } = read([recorded.slice(0, at), recorded.slice(at)]);
      expect(text, `cut at ${at}`).toBe(prose);
      expect(stream.objects, `cut at ${at}`).toEqual([JSON.parse(tail)]);
      expect(stream.isBroken).toBe(false);
    }
  });

  test('character by character, without showing any of the data', () => {
    const { text, shown, stream } = read([...recorded]);
    expect(text).toBe(prose);
    expect(shown.join('')).toBe(prose);
    expect(stream.isCut).toBe(false);
  });

  test('a megabyte in one piece is read within a second', () => {
    const much = 'Il tram torna - domani {forse} <b> '.repeat(30_000);
    const before = performance.now();
    const { text } = read([much + tail]);
    expect(performance.now() - before).toBeLessThan(1000);
    expect(text).toBe(much);
  });
});

describe('T13 comment markers', () => {
  test.each([
    ['in one piece', ['Prima <!-- errore -->']],
    ['character by character', ['Prima ', '<', '!', '-', '-', ' errore ', '-', '-', '>']],
    ['the end alone', ['Prima ', 'x --', '> dopo']],
    ['behind data', [tail, '<!-- errore -->']],
    ['inside text that only looks like data', ['{"a": x, "<!--b-->": 1} dopo']],
  ])('%s break the answer and are not shown', (_, pieces) => {
    const { text, stream } = read(pieces);
    expect(stream.isBroken).toBe(true);
    expect(text).not.toMatch(/<!-|-->|errore|dopo/);
  });

  test.each([
    ['2 < 3', '2 < 3'],
    ['a <! b', 'a <! b'],
    ['a -- b', 'a -- b'],
    ['fine --', 'fine --'],
    ['fine <!-', 'fine <!-'],
  ])('%j is not a marker', (given, expected) => {
    expect(read([...given]).text).toBe(expected);
    expect(read([given]).stream.isBroken).toBe(false);
  });

  test.each([
    ['Prima <!-- nota --> dopo', 'Prima  dopo'],
    ['<!-- solo una nota -->', ''],
    ['<!-- non finita', ''],
    ['resta --> questo', 'resta  questo'],
    [`${tail}`, ''],
    ['Prima. {"<!--article_ids-->": [1,]} Dopo.', 'Prima.  Dopo.'],
  ])('are left out of a history: %j', (given, expected) => {
    expect(read([given], 'drop').text).toBe(expected);
    expect(read([...given], 'drop').text).toBe(expected);
  });
});

describe('half an object', () => {
  test.each(['{"<!--article_ids-->":[1', '{"a":"b', '{"', '{ "a'])(
    '%s is not shown, and the stream reports a cut',
    (half) => {
      const { text, stream } = read(['Testo. ', ...half]);
      expect(text).toBe('Testo. ');
      expect(stream.isCut).toBe(true);
      expect(stream.objects).toEqual([]);
    },
  );

  test.each(['{', '{ vecchio} molo', '{"detto" lui}', '{}x', '{"a":1,}'])('%s is prose, or nothing', (given) => {
    const { text, stream } = read([...given]);
    expect(text).toBe(given.replace('{}', ''));
    expect(stream.isCut).toBe(false);
  });

  test('deep nesting takes time proportional to its length', () => {
    const before = performance.now();
    read([`${'{"a":'.repeat(100_000)}x${'}'.repeat(100_000)}`]);
    expect(performance.now() - before).toBeLessThan(1000);
  });
});

describe('extracted data', () => {
  test('keys in markers are internal, others external; later objects win', () => {
    expect(extractedData([{ '<!--a-->': 1, b: 2 }, { '<!-- a -->': 3 }])).toEqual({
      internal: { a: 3 },
      external: { b: 2 },
    });
  });

  test.each([
    [{ '<!--article_ids-->': [3, 1, 3] }, [3, 1]],
    [{ article_ids: '4, 5,x, 4' }, [4, 5]],
    [{ article_ids: ['6', 7.5, -1, null, 8] }, [6, 8]],
    [{ article_ids: {} }, []],
    [{}, []],
  ])('article_ids of %j', (object, expected) => {
    expect(articleIdsIn(extractedData([object]))).toEqual(expected);
  });

  test('readers see the external keys without ids and markers', () => {
    const data = extractedData([{ article_ids: [1], Fonti: ['Uno <!--x-->', 2, {}], Nota: 'breve', Vuoto: [] }]);
    expect(readableData(data)).toEqual([
      ['Fonti', ['Uno  x ', '2']],
      ['Nota', ['breve']],
    ]);
  });
});
