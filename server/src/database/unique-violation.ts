import { DatabaseError } from 'pg';

const uniqueViolationCode = '23505';

/** Whether a write failed because another row has what this index allows once. Its transaction is over. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  return error instanceof DatabaseError && error.code === uniqueViolationCode && error.constraint === index;
}
