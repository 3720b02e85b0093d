import { Refusal } from '../refusal.ts';

/** Enough for a user who wants both formats of a file. */
const maximumPerPerson = 2;

/** Limits concurrent exports. */
export interface ExportLimiter {
  /** Begins an export for this user and returns a function that ends it. Refuses when too many are running. */
  begin: (personId: string) => () => void;
}

/** Limits the number of concurrent exports. None waits: a refused user is at the screen and can try again. */
export function createExportLimiter(maxConcurrent: number): ExportLimiter {
  const running = new Set<{ personId: string }>();
  return {
    begin(personId) {
      const runningOfPerson = [...running].filter((slot) => slot.personId === personId).length;
      if (runningOfPerson >= maximumPerPerson)
        throw new Refusal(
          'RATE_LIMITED',
          'You already have two exports in progress. Wait for one to finish, or cancel it.',
        );
      if (running.size >= maxConcurrent)
        throw new Refusal(
          'RATE_LIMITED',
          'Too many lists are being exported at the moment. Please try again in a minute.',
        );
      const slot = { personId };
      running.add(slot);
      return () => running.delete(slot);
    },
  };
}
