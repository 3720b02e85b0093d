import type { WorkPolicy } from '../../work-policy/work-policy.ts';

/** What every worker on a job has to know, beside its hazards; `applies` says on which jobs. */
const noteTable = {
  attendant: { applies: ({ checks }: WorkPolicy) => checks.some(({ kind }) => kind === 'attendant') },
  gasTest: { applies: ({ checks }: WorkPolicy) => checks.some(({ kind }) => kind === 'gasTest') },
  alarm: { applies: () => true },
} as const satisfies Record<string, { applies: (policy: WorkPolicy) => boolean }>;

export type SignOnNote = keyof typeof noteTable;

/** Every note, in the order in which a worker reads them. */
export const signOnNotes = Object.keys(noteTable) as readonly SignOnNote[];

/** The notes for the workers on a job with this policy. */
export function listSignOnNotes(policy: WorkPolicy): SignOnNote[] {
  return signOnNotes.filter((note) => noteTable[note].applies(policy));
}
