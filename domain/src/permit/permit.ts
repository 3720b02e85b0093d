import type { Role } from '../user/role.ts';
import type { PermitWork } from '../work/requirements/closure-requirements.ts';
import type { PermitStatus } from './status.ts';

/** Who fills a slot: one person, or any member of one group. */
export const reviewerKinds = ['individual', 'group'] as const;

export type ReviewerKind = (typeof reviewerKinds)[number];

/** One approval that a permit needs: of one person, or of any one member of a group. */
export interface Slot {
  reviewer: { kind: 'individual'; userId: string; name: string } | { kind: 'group'; groupId: string; name: string };
  /** The user who filled it; null while it is empty. */
  filledBy: string | null;
}

/** What decides who may act on a permit or child permit, and on what: all that `rules` read. */
export interface PermitParties {
  id: string;
  status: PermitStatus;
  siteId: string;
  submitterId: string;
  submitterRole: Role;
  /** The submitter's company when the permit was raised. */
  submitterCompany: string;
  /** The host / system owner. */
  ownerId: string;
  slots: readonly Slot[];
  /** The project manager who approved it; null before anybody has, and where none is needed. */
  projectManagerId: string | null;
  /** Who filled the last slot; null unless the permit has been Approved since its last submission. */
  finalApproverId: string | null;
  /** Who holds it now or held it last, where its work is or was followed; null or the submitter otherwise. */
  holderId: string | null;
  /** The end of its period at its site, once it has passed: '24 Nov 2026, 17:00'. Null before. */
  endedOn: string | null;
  /** The submitter's name, once their account is closed or they have left the company. Null while they can act. */
  absentSubmitter: string | null;
  /** Who requested its closure or cancellation last, or resubmitted it for its submitter; null if nobody did. */
  requestedBy: string | null;
  /**
   * The labels of what has to be proven before the start and nobody has answered; null where its forms ask for nothing of
   * the kind.
   */
  unproven: readonly string[] | null;
}

/** With what its own state depends on: all that `conditions` read besides. */
export interface PermitFacts extends PermitParties {
  /** Numbers of its child permits that are neither Completed nor Cancelled. */
  unfinishedChildren: readonly string[];
  /** Names of those who approved safety-relevant answers other than the current ones. */
  uncovered: readonly string[];
  /** Names of the workers who are signed on to it. */
  signedOn: readonly string[];
  /** How many people are inside a space, rescuers included. */
  inside: number;
  /** The work under it; null while none is followed. */
  work: PermitWork | null;
}
