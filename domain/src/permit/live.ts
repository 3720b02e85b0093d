import { pendingFinishStatuses, type PermitStatus } from './status.ts';

/** Permits under which somebody may be at work: approved, and nobody has confirmed yet that the work is over. */
export const liveStatuses: readonly PermitStatus[] = ['Approved', ...pendingFinishStatuses];
