import { Refusal } from '../refusal.ts';

/** Enough for somebody who wants both kinds of a file. */
const maximumPerPerson = 2;

/** Who exports now. */
export interface ExportLimiter {
  /** Begins an export of this person and answers how to end it. Refuses when too many are under way. */
  begin: (personId: string) => () => void;
}

/** Lets so many exports run at once. None waits: whoever asks is in front of the screen and may ask again. */
export function createExportLimiter(atOnce: number): ExportLimiter {
  const running = new Set<{ personId: string }>();
  return {
    begin(personId) {
      const own = [...running].filter((turn) => turn.personId === personId).length;
      if (own >= maximumPerPerson)
        throw new Refusal(
          'RATE_LIMITED',
          'You already have two exports in progress. Wait for one to finish, or cancel it.',
        );
      if (running.size >= atOnce)
        throw new Refusal(
          'RATE_LIMITED',
          'Too many lists are being exported at the moment. Please try again in a minute.',
        );
      const turn = { personId };
      running.add(turn);
      return () => running.delete(turn);
    },
  };
}
