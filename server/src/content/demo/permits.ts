import { amount, listOf, object, oneOf, recordOf, text } from '../shape.ts';

/** Ways in which a permit of the demo ends. */
const outcomes = ['completed', 'cancelled', 'rejected', 'withdrawn', 'resubmitted', 'recalled'] as const;

export type PermitOutcome = (typeof outcomes)[number];

/** The stage of a permit that needs an action. */
const milestones = ['Raised', 'Reviewed once', 'Approved', 'PendingCancel', 'Rejected'] as const;

export type Milestone = (typeof milestones)[number];

/** Names with relative probabilities. */
export type Chances<Name extends string = string> = Readonly<Record<Name, number>>;

interface Submitter {
  chances: number;
  /** By site code. */
  sites: Chances;
}

interface AttachedForms {
  chances: number;
  /** Permit codes. */
  codes: readonly string[];
}

interface OpenPermit {
  submitter: string;
  outcome: PermitOutcome;
  until: Milestone;
}

/** How work that is under way stands. */
const workConditions = ['live', 'stopped', 'failed'] as const;

export type DemoCondition = (typeof workConditions)[number];

interface WorkUnderWay {
  submitter: string;
  /** The permit codes of its attached forms. */
  codes: readonly string[];
  condition: DemoCondition;
}

/** The parameters of the demo's year of permits. */
export interface DemoPermits {
  /** The number of permits in the year, without those created for a purpose. */
  permits: number;
  /** By the part of the user's address before the @; contractors by the whole address. */
  submitters: Readonly<Record<string, Submitter>>;
  individualReviewers: readonly string[];
  owners: readonly string[];
  /** By code. */
  disciplines: Chances;
  attachedForms: readonly AttachedForms[];
  /** By permit code. */
  childPermits: Chances;
  outcomes: Chances<PermitOutcome>;
  rejectionReasons: readonly string[];
  /** Permits that need an action on the day on which the demo is created. */
  openToday: readonly OpenPermit[];
  /** Permits whose work is under way when the demo is created. */
  workUnderWay: readonly WorkUnderWay[];
}

/** The shape of `content/demo/permits.yaml`. */
export const demoPermits = object<DemoPermits>({
  permits: amount,
  submitters: recordOf(object<Submitter>({ chances: amount, sites: recordOf(amount) })),
  individualReviewers: listOf(text),
  owners: listOf(text),
  disciplines: recordOf(amount),
  attachedForms: listOf(object<AttachedForms>({ chances: amount, codes: listOf(text) })),
  childPermits: recordOf(amount),
  outcomes: object<Chances<PermitOutcome>>({
    completed: amount,
    cancelled: amount,
    rejected: amount,
    withdrawn: amount,
    resubmitted: amount,
    recalled: amount,
  }),
  rejectionReasons: listOf(text),
  openToday: listOf(object<OpenPermit>({ submitter: text, outcome: oneOf(outcomes), until: oneOf(milestones) })),
  workUnderWay: listOf(
    object<WorkUnderWay>({ submitter: text, codes: listOf(text), condition: oneOf(workConditions) }),
  ),
});
