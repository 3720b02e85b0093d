import type { Submission } from '../template/submission.ts';
import { pendingFinishStatuses, type Status } from './status.ts';

/** Permits under which somebody may be at work: approved, and nobody has confirmed yet that the work is over. */
export const liveStatuses: readonly Status[] = ['Approved', ...pendingFinishStatuses];

/** The inputs that say where the work is, from the finer to the coarser. */
const placeInputs = ['workLocation', 'buildingLevel'] as const;

/** Where the work is, as far as the form says so: 'Bay 12, tool ETX-204, Level 3'. Empty where it does not. */
export function placeOf(submission: Submission): string {
  return placeInputs
    .flatMap((name) => {
      const value = Object.hasOwn(submission, name) ? submission[name] : undefined;
      return typeof value === 'string' && value.trim() !== '' ? value.trim() : [];
    })
    .join(', ');
}
