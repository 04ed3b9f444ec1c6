import type { Invited } from '../../../api/subscriptions/sub-users.ts';
import { isSameEmail } from '../../../rules/subscriptions/sub-users.ts';
import type { Row } from './sub-users.ts';

interface Refusal {
  readonly row: number;
  readonly email: string;
  readonly message: string | null;
}

/** Progress of the invitations of a file. */
export interface Course {
  readonly people: readonly Row[];
  /** Addresses that had a seat at the start. */
  readonly known: readonly string[];
  readonly sent: number;
  readonly invited: number;
  /** Rows of people who had a seat already, for example from an earlier file. */
  readonly present: number;
  readonly refused: readonly Refusal[];
}

export const begin = (people: readonly Row[], known: readonly string[]): Course => ({
  people,
  known,
  sent: 0,
  invited: 0,
  present: 0,
  refused: [],
});

type Fate = 'invited' | 'present' | 'refused';
type Result = Invited['results'][number];

/**
 * The result of a row. A person who is already invited, and whom the file names for the first time, had the seat before or
 * got it from a call whose answer was lost. A second row for the same person is refused, and so is a row without a result.
 */
const fateOf = ({ people, known }: Course, at: number, result: Result | undefined): Fate => {
  if (result?.status === 'invited') return 'invited';
  const email = people[at]?.email ?? '';
  const isAgain = people.slice(0, at).some((one) => isSameEmail(one.email, email));
  if (result?.code !== 'ERR_ALREADY_INVITED' || isAgain) return 'refused';
  return known.some((one) => isSameEmail(one, email)) ? 'present' : 'invited';
};

/** The course after the answer to its next `count` rows. */
export const after = (course: Course, count: number, results: readonly Result[]): Course => {
  const rows = course.people.slice(course.sent, course.sent + count).map((person, index) => {
    const result = results.find(({ row }) => row === index + 1);
    return { person, result, fate: fateOf(course, course.sent + index, result) };
  });
  const countOf = (fate: Fate): number => rows.filter((row) => row.fate === fate).length;
  return {
    ...course,
    sent: course.sent + rows.length,
    invited: course.invited + countOf('invited'),
    present: course.present + countOf('present'),
    refused: [
      ...course.refused,
      ...rows
        .filter(({ fate }) => fate === 'refused')
        .map(({ person: { row, email }, result }) => ({ row, email, message: result?.message ?? null })),
    ],
  };
};
