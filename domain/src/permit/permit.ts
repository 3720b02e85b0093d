import type { Role } from '../user/role.ts';
import type { PermitStatus } from './status.ts';

/** One approval that a permit needs: of one person, or of any one member of a group. */
export interface Slot {
  reviewer: { kind: 'individual'; userId: string; name: string } | { kind: 'group'; groupId: string; name: string };
  /** The user who filled it; null while it waits. */
  filledBy: string | null;
}

/** What the rules need to know of a permit; a child permit is one too. */
export interface PermitFacts {
  id: string;
  status: PermitStatus;
  siteId: string;
  submitterId: string;
  submitterRole: Role;
  /** The submitter's company when the permit was raised. */
  submitterCompany: string;
  ownerId: string;
  slots: readonly Slot[];
  /** Who approved as project manager; null while nobody has, and where none has to. */
  projectManagerId: string | null;
  /** Who filled the last slot; null unless the permit has been Approved since its last submission. */
  finalApproverId: string | null;
  /** Numbers of its child permits that are neither Completed nor Cancelled. */
  unfinishedChildren: readonly string[];
  /** Names of those whose approval was given for other safety-relevant answers than the permit holds now. */
  uncovered: readonly string[];
}
