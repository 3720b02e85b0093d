import type { Person, WorkEvent, WorkLog } from '../log/work-log.ts';

/** What became of a handover. */
export interface HandoverAnswer {
  at: Date;
  by: Person | null;
  words: string;
  reason: string | null;
}

/** A permit that was offered to another holder, with what was written down for them. */
export interface HandoverRecord {
  at: Date;
  from: Person | null;
  to: Person;
  done: string;
  left: string;
  watch: string;
  /** Why the holder could not act, where somebody else appointed a new one; null for a handover by the holder. */
  because: string | null;
  /** Null while it is open, and where another one took its place. */
  answer: HandoverAnswer | null;
}

/** What each entry says to the handover before it; every other entry says nothing. */
const answers: Partial<Record<WorkEvent, string>> = {
  acceptHandover: 'taken over',
  declineHandover: 'declined',
  withdrawHandover: 'withdrawn',
  stayHolder: 'the holder stayed',
};

/** Every handover with its notes and its answer, oldest first. */
export function listHandoverRecords(log: WorkLog): HandoverRecord[] {
  const records: HandoverRecord[] = [];
  for (const { event, at, by, reason, details } of log) {
    if (event === 'handOverWork' || event === 'appointHolder') {
      const { to, done, left, watch } = details;
      const because = event === 'appointHolder' ? (reason ?? '') : null;
      records.push({ at, from: by, to, done, left, watch, because, answer: null });
      continue;
    }
    const [words, last] = [answers[event], records.at(-1)];
    if (words !== undefined && last?.answer === null) last.answer = { at, by, words, reason };
  }
  return records;
}
