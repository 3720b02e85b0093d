import { conditionTable, type WorkCondition } from '../log/conditions.ts';
import { readRequirement, type ReadRequirement, type RequirementRow } from './requirement.ts';

/** The work under a permit, as the rules about the permit read it. */
export interface PermitWork {
  condition: WorkCondition;
  hasStarted: boolean;
  /** The end of the fire watch as a time of the job: '17:20'; null while none is on, or it has no end yet. */
  fireWatchUntil: string | null;
  /** The gravest cause still to be answered, of work that is finished or was never started; or empty. */
  unanswered: string;
}

/** What the closure of a permit depends on. */
export interface ClosingPermit {
  /** The work under it; null while none is followed. */
  work: PermitWork | null;
  /** Numbers of its child permits that are neither closed nor cancelled. */
  unfinishedChildren: readonly string[];
  /** Names of the workers who are signed on to it. */
  signedOn: readonly string[];
  /** How many people are inside a space, rescuers included; also while no work is followed, as after a recall. */
  inside: number;
}

/** Whether work is followed that nobody ever started; it may have been done all the same. */
export function isNeverStarted({ work }: Pick<ClosingPermit, 'work'>): boolean {
  return work !== null && !work.hasStarted && work.condition !== 'finished' && work.condition !== 'fireWatch';
}

/** Whether what is open on the work is answered before its permit ends: once it is finished, or if it never started. */
export function needsAnswer({ condition, hasStarted }: Pick<PermitWork, 'condition' | 'hasStarted'>): boolean {
  return condition === 'finished' || (!hasStarted && (condition === 'suspended' || condition === 'expired'));
}

/** Who has to leave before an end of the permit; undefined when nobody is signed on. */
export function describeSignedOn({ signedOn }: Pick<ClosingPermit, 'signedOn'>): string | undefined {
  if (signedOn.length === 0) return undefined;
  const workers = signedOn.length === 1 ? '1 worker is' : `${signedOn.length} workers are`;
  return `${workers} still signed on: ${signedOn.join(', ')}. Make sure that they have left. Then the permit holder or the issuing authority signs them off on the permit's page.`;
}

/** Who has to come out before an end of the permit; undefined when nobody is inside. */
export function describeInside({ inside }: Pick<ClosingPermit, 'inside'>): string | undefined {
  if (inside === 0) return undefined;
  const people = inside === 1 ? '1 person is' : `${inside} people are`;
  return `${people} still inside. Record on the permit's page that they have come out.`;
}

/** THE table of what has to be so before the closure of a permit is requested. The lifecycle refuses by the same rows. */
export const closureTable = {
  workFinished: {
    applies: (permit) => permit.work !== null && !isNeverStarted(permit),
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
  dangersAnswered: {
    applies: ({ work }) => work !== null && (work.condition === 'finished' || work.unanswered !== ''),
    findProblem: ({ work }) =>
      work === null || work.unanswered === ''
        ? undefined
        : `The place has to be inspected, and answered for: ${work.unanswered}.`,
    whenMet: 'Nothing dangerous is unanswered.',
    resolvedBy: 'the issuing authority',
    link: 'work',
  },
  everybodyOut: {
    applies: ({ inside }) => inside > 0,
    findProblem: describeInside,
    whenMet: 'Nobody is inside.',
    resolvedBy: 'the permit holder or the issuing authority, who record them out',
    link: 'crew',
  },
  nobodySignedOn: {
    applies: isNeverStarted,
    findProblem: (permit) => (isNeverStarted(permit) ? describeSignedOn(permit) : undefined),
    whenMet: 'Nobody is signed on.',
    resolvedBy: 'the permit holder or the issuing authority',
    link: 'crew',
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
  if (!hasStarted || condition === 'finished' || condition === 'fireWatch') return undefined;
  return `Finish the work first. It is ${conditionTable[condition].name}.`;
}

/** The requirements of the two steps of a closure: the submitter requests it, and a permit closer closes the permit. */
const requirementsOf = {
  requestClosure: [
    'workFinished',
    'fireWatchOver',
    'dangersAnswered',
    'everybodyOut',
    'nobodySignedOn',
    'childPermitsFinished',
  ],
  close: ['fireWatchOver', 'dangersAnswered', 'everybodyOut', 'childPermitsFinished'],
} as const satisfies Record<string, readonly ClosureRequirementKey[]>;

export type ClosureAction = keyof typeof requirementsOf;

/** Whether an action is a step of a closure. */
export function isClosureAction(action: string): action is ClosureAction {
  return Object.hasOwn(requirementsOf, action);
}

/** What a step of the closure of a permit requires now, met or not, in the order of the table. */
export function listClosureRequirements(
  permit: ClosingPermit,
  action: ClosureAction,
): ReadRequirement<ClosureRequirementKey>[] {
  return requirementsOf[action].flatMap((key) => readRequirement(key, closureTable[key], permit));
}
