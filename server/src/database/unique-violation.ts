import { DatabaseError } from 'pg';

const uniqueViolationCode = '23505';

/**
 * Whether a write failed because another row already has a value that this index allows only once. Its transaction is
 * aborted.
 */
export function isUniqueViolation(error: unknown, index: string): boolean {
  return error instanceof DatabaseError && error.code === uniqueViolationCode && error.constraint === index;
}
