import { DatabaseError } from 'pg';

const uniqueViolation = '23505';

/** The name of the unique index that a write would have broken; nothing for any other fault. */
export function brokenIndex(error: unknown): string | undefined {
  return error instanceof DatabaseError && error.code === uniqueViolation ? error.constraint : undefined;
}
