import { DatabaseError } from 'pg';

const uniqueViolation = '23505';

/** Whether a write failed because another row has what this index allows once. Its transaction is over. */
export function isDuplicate(error: unknown, index: string): boolean {
  return error instanceof DatabaseError && error.code === uniqueViolation && error.constraint === index;
}
