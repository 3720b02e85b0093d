import type { TestIds } from '../../testing/fill-database.ts';
import type { TestPerson } from '../../testing/test-people.ts';
import type { SubjectName } from './subjects.ts';

/** What an operation answers somebody: OK, or why not. */
export type Code = 'OK' | 'NOT_FOUND' | 'FORBIDDEN' | 'BAD_INPUT' | 'CONFLICT';

/** For tests: one operation, tried on one subject by several people. */
export interface Trial {
  on: SubjectName;
  /** The variables of the operation, for the id of the subject. Where only their relation matters, ids of others too. */
  sends: (id: string, ids: TestIds) => Record<string, unknown>;
  answers: Readonly<Partial<Record<TestPerson, Code>>>;
}

/** Trials by the name of the mutation. */
export type Trials = Readonly<Record<string, readonly Trial[]>>;

/** The same answer for all of these people. */
export function all(code: Code, ...people: readonly TestPerson[]): Trial['answers'] {
  return Object.fromEntries(people.map((person) => [person, code]));
}

let made = 0;

/** A name that nothing has yet; letters and digits alone, as codes are. */
export function newName(): string {
  made += 1;
  return `T${made}`;
}
