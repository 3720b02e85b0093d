import { message } from '@eptw/domain/message';
import { isUniqueViolation } from '../database/unique-violation.ts';
import { Refusal } from '../refusal.ts';

/** Throws the refusal of what the domain found wrong. */
export function refuseProblem(problem: string | undefined): void {
  if (problem) throw new Refusal('BAD_INPUT', problem);
}

/** Throws the refusal of what stands against other things as they are now. */
export function refuseConflict(reason: string | undefined): void {
  if (reason) throw new Refusal('CONFLICT', reason);
}

/** The row, or the refusal of an id that leads to none. */
export function requireFound<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Refusal('NOT_FOUND', message.notFound);
  return row;
}

/**
 * Writes what must be unique. The index decides, so that of two people at once one is told; its transaction is over
 * then, like that of any refusal.
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
