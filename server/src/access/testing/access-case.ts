import type { TestIds } from '../../testing/fill-database.ts';
import type { TestUser } from '../../testing/test-users.ts';
import type { SubjectName } from './subjects.ts';

/** What an operation answers somebody: OK, or why not. */
export type ExpectedCode = 'OK' | 'NOT_FOUND' | 'FORBIDDEN' | 'BAD_INPUT' | 'CONFLICT';

/** For tests: one operation, tried on one subject by several people. */
export interface AccessCase {
  subject: SubjectName;
  /** The variables of the operation, for the id of the subject. Where only their relation matters, ids of others too. */
  variables: (id: string, ids: TestIds) => Record<string, unknown>;
  expected: Readonly<Partial<Record<TestUser, ExpectedCode>>>;
}

/** Trials by the name of the mutation. */
export type AccessCases = Readonly<Record<string, readonly AccessCase[]>>;

/** The same answer for all of these people. */
export function expectCode(code: ExpectedCode, ...people: readonly TestUser[]): AccessCase['expected'] {
  return Object.fromEntries(people.map((person) => [person, code]));
}

let namesCreated = 0;

/** A name that nothing has yet; letters and digits alone, as codes are. */
export function createUniqueName(): string {
  namesCreated += 1;
  return `T${namesCreated}`;
}
