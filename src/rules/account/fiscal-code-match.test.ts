import { expect, test } from 'vitest';
import { fiscalCodeCheck } from './fiscal-code.ts';
import { type CodedPerson, fiscalCodeDoubts } from './fiscal-code-match.ts';

const coded = (first15: string): string => first15 + fiscalCodeCheck(first15);
const giulia: CodedPerson = {
  name: 'Giulia',
  surname: 'Ferrante',
  birthday: '1986-05-14',
  gender: 'female',
  birthplace: 'H501',
};

/*
 * Sources: D.M. 23 dicembre 1976 (letters of surname and name, D.M. art. 2-4;
 * omocodia, art. 6); Agenzia delle Entrate, "Codice fiscale, come si forma"; Mario Rossi, born in San Giuliano Terme on
 * 10 December 1985, is the specimen of many handbooks; Belfiore codes of Rome, Milan and France from the Agenzia's
 * tables.
 */
test.each<[string, string, CodedPerson, readonly string[]]>([
  ['her own code', 'FRRGLI86E54H501U', giulia, []],
  [
    'the specimen of many handbooks',
    'RSSMRA85T10A562S',
    { name: 'Mario', surname: 'Rossi', birthday: '1985-12-10', gender: 'male', birthplace: 'A562' },
    [],
  ],
  [
    'omocodia: letters for digits, all seven',
    coded('RSSMRAUPTMLARSN'),
    { name: 'Mario', surname: 'Rossi', birthday: '1983-12-10', gender: 'male', birthplace: '' },
    [],
  ],
  [
    'a name of four consonants skips the second',
    coded('GLLGNN60A01F205'),
    { name: 'Gianfranco', surname: 'Galli', birthday: '1960-01-01', gender: 'male', birthplace: 'F205' },
    ['name'],
  ],
  [
    'and fits when it does',
    coded('GLLGFR60A01F205'),
    { name: 'Gianfranco', surname: 'Galli', birthday: '1960-01-01', gender: 'male', birthplace: 'F205' },
    [],
  ],
  [
    'a short surname is filled with X',
    coded('FOXLEI70A41H501'),
    { name: 'Lei', surname: 'Fo', birthday: '1970-01-01', gender: 'female', birthplace: 'H501' },
    [],
  ],
  [
    'accents and apostrophes do not count',
    coded('DNGNCL75P08H501'),
    { name: 'Niccolò', surname: 'D’Angelo', birthday: '1975-09-08', gender: 'male', birthplace: 'H501' },
    [],
  ],
  [
    'a compound name counts as one',
    coded('RSSNMR80C45F205'),
    { name: 'Anna Maria', surname: 'Rossi', birthday: '1980-03-05', gender: 'female', birthplace: 'F205' },
    [],
  ],
  [
    'born abroad: the country’s own code',
    coded('DPNMRA79D03Z110'),
    { name: 'Maria', surname: 'Dupin', birthday: '1979-04-03', gender: 'male', birthplace: 'Z110' },
    [],
  ],
  ['another surname, after a marriage', 'FRRGLI86E54H501U', { ...giulia, surname: 'Bonvicini' }, ['surname']],
  ['another day', 'FRRGLI86E54H501U', { ...giulia, birthday: '1986-05-15' }, ['birthday']],
  ['another gender', 'FRRGLI86E54H501U', { ...giulia, gender: 'male' }, ['gender']],
  ['an undeclared gender is not compared', 'FRRGLI86E54H501U', { ...giulia, gender: 'undeclared' }, []],
  ['another town', 'FRRGLI86E54H501U', { ...giulia, birthplace: 'F205' }, ['birthplace']],
  ['an unknown town is not compared', 'FRRGLI86E54H501U', { ...giulia, birthplace: '' }, []],
  [
    'all at once, in the order of the form',
    'RSSMRA85T10A562S',
    giulia,
    ['name', 'surname', 'birthday', 'gender', 'birthplace'],
  ],
  ['an invalid code is not compared', 'FRRGLI86E54H501X', { ...giulia, name: 'Marta' }, []],
  ['a company’s number is not compared', '12345678903', giulia, []],
])('%s', (_, code, person, doubts) => {
  expect(fiscalCodeDoubts(code, person)).toEqual(doubts);
});
