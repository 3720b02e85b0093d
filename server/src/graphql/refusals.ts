import { message } from '@eptw/domain/message';
import { isUniqueViolation } from '../database/unique-violation.ts';
import { Refusal } from '../refusal.ts';

/** Throws a refusal for a problem that the domain found. */
export function refuseProblem(problem: string | undefined): void {
  if (problem) throw new Refusal('BAD_INPUT', problem);
}

/** Throws a refusal for a conflict with the current state of other objects. */
export function refuseConflict(reason: string | undefined): void {
  if (reason) throw new Refusal('CONFLICT', reason);
}

/** Returns the row, or throws the refusal of an unknown id. */
export function requireFound<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Refusal('NOT_FOUND', message.notFound);
  return row;
}

/**
 * Writes a unique value. The index decides, so that of two concurrent writers one is refused; its transaction is then
 * aborted, as by any refusal.
 */
export async function refuseDuplicate<Result>(
  index: string,
  sentence: string,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error, index)) throw new Refusal('CONFLICT', sentence);
    throw error;
  }
}
