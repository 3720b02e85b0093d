import type { Asks } from './work-asks.ts';

/** A reason that always has to be given. */
export function askReason(question: string) {
  return { label: question, required: 'always', refusal: `Please give a reason. ${question}` } as const;
}

/** A signature under a statement. */
export function askSignature(statement: string) {
  return { label: statement, required: 'always', refusal: `Sign first: '${statement}'` } as const;
}

function askNote(label: string) {
  const refusal =
    "Say what is done, what is still to do, and what to watch out for. Write 'none' where there is nothing.";
  return { label, required: 'always', refusal } as const;
}

/** Who takes over, and what they have to know; of a handover and of an appointment. */
export const handoverAsks = {
  to: { label: 'To whom?', required: 'always', refusal: 'Choose the person who takes over.' },
  done: askNote('Done'),
  left: askNote('Still to do'),
  watch: askNote('Watch out for'),
} as const satisfies Asks;

/** The refusal of work that goes on without an inspection of its place. */
export const notInspected = 'Inspect the place first, and confirm that it is safe.';
