import type { TestIds } from '../../testing/fill-database.ts';
import type { TestUser } from '../../testing/test-users.ts';
import type { SubjectName } from './subjects.ts';

/** The code that an operation returns to a user: OK, or the reason for refusal. */
export type ExpectedCode = 'OK' | 'NOT_FOUND' | 'FORBIDDEN' | 'BAD_INPUT' | 'CONFLICT';

/** For tests: one operation on one subject, run by several users. */
export interface AccessCase {
  subject: SubjectName;
  /** The variables of the operation for the subject's id. Where only the relation of ids matters, other ids too. */
  variables: (id: string, ids: TestIds) => Record<string, unknown>;
  expected: Readonly<Partial<Record<TestUser, ExpectedCode>>>;
}

/** Cases by the name of the mutation. */
export type AccessCases = Readonly<Record<string, readonly AccessCase[]>>;

/** Expects the same code for all of these users. */
export function expectCode(code: ExpectedCode, ...people: readonly TestUser[]): AccessCase['expected'] {
  return Object.fromEntries(people.map((person) => [person, code]));
}
