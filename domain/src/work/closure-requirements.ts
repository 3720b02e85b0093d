import { conditionTable, type WorkCondition } from './conditions.ts';
import { readRequirement, type Requirement, type RequirementRow } from './requirement.ts';

/** The work under a permit, as the rules about the permit read it. */
export interface PermitWork {
  condition: WorkCondition;
  hasStarted: boolean;
  /** The end of the fire watch as a time of the job: '17:20'; null while none is on. */
  fireWatchUntil: string | null;
}

/** What the closure of a permit depends on. */
export interface ClosingPermit {
  /** The work under it; null while none is followed. */
  work: PermitWork | null;
  /** Numbers of its child permits that are neither closed nor cancelled. */
  unfinishedChildren: readonly string[];
}

/** THE table of what has to be so before the closure of a permit is requested. The lifecycle refuses by the same rows. */
export const closureTable = {
  workFinished: {
    applies: ({ work }) => work !== null,
    findProblem: ({ work }) => (work === null ? undefined : findUnfinishedWork(work)),
    whenMet: 'The work is finished.',
    resolvedBy: 'the permit holder',
    link: 'work',
  },
  fireWatchOver: {
    applies: ({ work }) => work?.condition === 'fireWatch',
    findProblem: ({ work }) =>
      work?.condition === 'fireWatch' ? `The fire watch runs until ${work.fireWatchUntil ?? 'its end'}.` : undefined,
    whenMet: 'The fire watch is over.',
    resolvedBy: '',
    link: 'work',
  },
  childPermitsFinished: {
    findProblem: ({ unfinishedChildren }) =>
      unfinishedChildren.length === 0 ? undefined : `Finish its child permits first: ${unfinishedChildren.join(', ')}.`,
    whenMet: 'Every child permit is closed or cancelled.',
    resolvedBy: 'the submitters of the child permits, and the permit closers',
    link: 'childPermits',
  },
} as const satisfies Record<string, RequirementRow<ClosingPermit>>;

export type ClosureRequirementKey = keyof typeof closureTable;

/** Every requirement of a closure, in the order of the table. */
export const closureRequirementKeys = Object.keys(closureTable) as readonly ClosureRequirementKey[];

function findUnfinishedWork({ condition, hasStarted }: PermitWork): string | undefined {
  if (condition === 'finished' || condition === 'fireWatch') return undefined;
  const state = `It is ${conditionTable[condition].name}.`;
  if (hasStarted || condition === 'expired') return `Finish the work first. ${state}`;
  return `The work has not started. ${state} Request cancellation if it will not be done.`;
}

/** The requirements of the two steps of a closure: the submitter requests it, and a permit closer closes the permit. */
const requirementsOf = {
  requestClosure: ['workFinished', 'fireWatchOver', 'childPermitsFinished'],
  close: ['childPermitsFinished'],
} as const satisfies Record<string, readonly ClosureRequirementKey[]>;

export type ClosureAction = keyof typeof requirementsOf;

/** Whether an action is a step of a closure. */
export function isClosureAction(action: string): action is ClosureAction {
  return Object.hasOwn(requirementsOf, action);
}

/** What a step of the closure of a permit requires now, met or not, in the order of the table. */
export function listClosureRequirements(permit: ClosingPermit, action: ClosureAction): Requirement[] {
  return requirementsOf[action].flatMap((key) => readRequirement(key, closureTable[key], permit));
}
