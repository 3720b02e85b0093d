const uniqueViolation = '23505';

/** Whether a write failed because another row has what this index allows once. Its transaction is over. */
export function isDuplicate(error: unknown, index: string): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('constraint' in error)) return false;
  return error.code === uniqueViolation && error.constraint === index;
}
