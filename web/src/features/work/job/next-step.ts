import type { WorkCondition } from '@eptw/domain/work/log/conditions';
import { revalidationNoticeMinutes } from '@eptw/domain/work/summary/job-summary';
import { findTaskIn, type WorkTask } from '@eptw/domain/work/summary/my-work';
import type { WorkAction } from '@eptw/domain/work/table/work-table';
import { findEnd } from './work-clock.ts';
import type { RecordedSeries, Work, WorkRequirement } from './work.ts';

const minute = 60_000;
/** From this long before the end or the revalidation, that comes next. */
const soonMs = 30 * minute;
const revalidationSoonMs = revalidationNoticeMinutes * minute;

/** A check that falls due. */
export interface DueTime {
  due: string;
  missedAt: string;
}

/** What the viewer does next. */
export interface NextStep {
  title: string;
  note?: string;
  /** When it is due, beside the title. */
  due?: DueTime;
  /** What the button does; without one there is nothing to do. */
  does?: { action: WorkAction } | { record: RecordedSeries } | { signOn: true } | { closes: true };
}

/** What the next step is found from. */
export interface NextStepFacts {
  work: Work;
  series: readonly RecordedSeries[];
  /** The requirements of what comes next. */
  requirements: readonly WorkRequirement[];
  now: number;
  /** Whether the viewer may request the closure of the permit. */
  mayRequestClosure: boolean;
}

/** The first series that the viewer can record to meet a requirement; undefined without one. */
export function findSeriesFor(
  requirement: Pick<WorkRequirement, 'series'>,
  series: readonly RecordedSeries[],
): RecordedSeries | undefined {
  return series.find(({ mayRecord, series: { name } }) => mayRecord && requirement.series.includes(name));
}

/** A check that is missing for what comes next, which the viewer can record. */
function findMissingCheck({ requirements, series }: NextStepFacts): NextStep | undefined {
  for (const requirement of requirements) {
    const record = requirement.met ? undefined : findSeriesFor(requirement, series);
    if (record) return { title: requirement.sentence, does: { record } };
  }
  return undefined;
}

/** People who are missing for what comes next, whom the viewer can sign on. */
function findMissingCrew({ requirements, work: { maySignOn } }: NextStepFacts): NextStep | undefined {
  const crew = maySignOn ? requirements.find(({ key, met }) => key === 'crewSignedOn' && !met) : undefined;
  return crew && { title: 'Sign the crew on', note: crew.sentence, does: { signOn: true } };
}

function findDueCheck({ work: { nextCheck }, series }: NextStepFacts): NextStep | undefined {
  const record = series.find(({ series: { name }, mayRecord }) => mayRecord && name === nextCheck?.series);
  if (!nextCheck || !record) return undefined;
  return { title: nextCheck.title, due: nextCheck, does: { record } };
}

type Step = (facts: NextStepFacts) => NextStep | undefined;

/** A step that is an action which the server allows now. */
function actionStep(action: WorkAction, describe: (work: Work) => Omit<NextStep, 'does'>): Step {
  return ({ work }) => {
    const isAvailable = work.workActions.some((each) => each.action === action && each.blockedBy === null);
    return isAvailable ? { ...describe(work), does: { action } } : undefined;
  };
}

/** The same, only from this long before a time on. */
function whenSoon(toTime: (work: Work) => number | undefined, length: number, step: Step): Step {
  return (facts) => {
    const time = toTime(facts.work);
    return time !== undefined && time - facts.now <= length ? step(facts) : undefined;
  };
}

const takeOver = actionStep('acceptHandover', ({ handover }) => ({
  title: handover?.appointedBecause
    ? `${handover.from.fullname} appointed you to hold this permit`
    : `${handover?.from.fullname ?? 'The holder'} asks you to take over`,
  note: 'Look at the place and the notes first.',
}));
const answerExtension = actionStep('answerExtension', ({ extension }) => ({
  title: `${extension?.by ?? 'The holder'} asks for more time`,
  note: extension?.reason ?? '',
}));
const finishOrExtend = actionStep('finishWork', () => ({
  title: 'Finish, or ask for more time',
  note: 'When the time is over, all work must stop.',
}));
const finish = actionStep('finishWork', () => ({ title: 'Finish when the work is done' }));
const finishExpired = actionStep('finishWork', () => ({
  title: 'Get everyone out, then finish',
  note: 'An expired permit cannot be extended.',
}));
const start = actionStep('startWork', () => ({
  title: 'Brief the crew, then start',
  note: 'You sign that everyone has been briefed.',
}));
const resume = actionStep('resumeWork', (work) => {
  const count = work.causes.filter(({ asksAnswer }) => asksAnswer).length;
  if (count === 0) return { title: 'Inspect the place, then resume' };
  return {
    title: count === 1 ? 'Inspect the place, and answer the cause' : `Inspect the place, and answer ${count} causes`,
    note: 'The gravest comes first. Say what was done about each.',
  };
});
const stay = actionStep('stayHolder', ({ handover }) => ({
  title: `${handover?.to.fullname ?? 'Somebody else'} was appointed to hold this permit`,
  note: 'Say that you are here if you can act.',
}));
const revalidate = actionStep('revalidateWork', () => ({
  title: 'Inspect the place, then revalidate',
}));
const closing: Step = ({ mayRequestClosure, requirements }) => {
  if (!mayRequestClosure) return undefined;
  const missing = requirements.find(({ met }) => !met);
  return { title: 'Ask for closure', note: missing?.sentence ?? 'The work is finished.', does: { closes: true } };
};

const revalidateSoon = whenSoon(
  ({ revalidateBy }) => (revalidateBy === null ? undefined : Date.parse(revalidateBy)),
  revalidationSoonMs,
  revalidate,
);

/** What else can come next in each condition, the most urgent first. */
const steps: Record<WorkCondition, readonly Step[]> = {
  planned: [takeOver, stay, findMissingCheck, answerExtension],
  notReady: [takeOver, stay, findMissingCheck, findMissingCrew, answerExtension],
  ready: [takeOver, stay, start, answerExtension],
  live: [
    takeOver,
    stay,
    findDueCheck,
    findMissingCrew,
    whenSoon(findEnd, soonMs, finishOrExtend),
    revalidateSoon,
    answerExtension,
    finish,
  ],
  suspended: [takeOver, stay, resume, findMissingCheck, findMissingCrew, revalidate, answerExtension],
  expired: [takeOver, stay, finishExpired, resume],
  fireWatch: [takeOver, stay, resume, findDueCheck],
  finished: [takeOver, stay, resume, closing],
};

/** Who acts in a condition where the viewer has nothing to do. */
const otherwise: Record<WorkCondition, (work: Work) => string> = {
  planned: () => 'The period has not begun.',
  notReady: ({ holder }) => `${holder.fullname} starts the work when nothing is missing.`,
  ready: ({ holder }) => `${holder.fullname} starts the work.`,
  live: ({ holder }) => `${holder.fullname} holds the permit.`,
  suspended: () => 'The issuing authority inspects the place and resumes.',
  expired: ({ holder, startedAt }) =>
    startedAt === null ? 'Nobody starts it any more.' : `${holder.fullname} finishes the work.`,
  fireWatch: ({ holder, causes }) =>
    causes.some(({ asksAnswer }) => asksAnswer)
      ? 'The issuing authority inspects the place and answers what happened.'
      : `${holder.fullname} or the issuing authority makes the rounds.`,
  finished: ({ causes }) =>
    causes.some(({ asksAnswer }) => asksAnswer)
      ? 'The issuing authority inspects the place and answers what happened.'
      : 'The submitter asks for closure.',
};

/** What the page says about each task, where it says more than about the condition. */
const taskSteps: Record<WorkTask, Step | undefined> = {
  getPeopleOut: ({ work: { inside } }) => ({
    title: `Get everybody out: ${inside.length} inside`,
    note: 'Record each of them out as they come.',
  }),
  findPeople: undefined,
  siteStopped: undefined,
  finishExpired,
  expiredWithPeople: () => ({
    title: 'Expired with people signed on',
    note: 'Make sure that they have left. Then sign them off.',
  }),
  checkLate: findDueCheck,
  resume,
  inspect: resume,
  checkSoon: findDueCheck,
  endsSoon: finishOrExtend,
  takeOver,
  answerExtension,
  revalidate,
  wait: undefined,
  start,
  prepare: undefined,
  goOn: undefined,
  planned: undefined,
  keepAnEye: undefined,
};

/** The task of the viewer, by the same rule as in the list of their work. */
function findShownTask({ work, now }: NextStepFacts): WorkTask | undefined {
  const { condition, relation, causes, crew, inside, nextCheck, extension } = work;
  if (condition === null) return undefined;
  const toDate = (time: string | null | undefined) => (time ? new Date(time) : null);
  const open = causes.find(({ asksAnswer }) => asksAnswer)?.words ?? '';
  const facts = {
    hasStarted: work.startedAt !== null,
    ...{ signedOn: crew.length, inside: inside.length },
    suspension: open,
    unanswered: open,
    hasExtensionRequest: extension !== null,
    nextCheckAt: toDate(nextCheck?.due),
    revalidateBy: toDate(work.revalidateBy),
    expiresAt: toDate(work.expiresAt),
    // The stop of a site stands in place of this.
    hasAreaStop: false,
  };
  return findTaskIn(condition, facts, relation, new Date(now));
}

/** The one thing that the viewer does next, or who does something otherwise. */
export function findNextStep(facts: NextStepFacts): NextStep | undefined {
  const { condition } = facts.work;
  if (condition === null) return undefined;
  const task = findShownTask(facts);
  for (const step of [task && taskSteps[task], ...steps[condition]]) {
    const found = step?.(facts);
    if (found) return found;
  }
  return { title: 'Nothing to do for you', note: otherwise[condition](facts.work) };
}

/** What comes next: an action on the work, or the closure of its permit. */
export type ComingAction = WorkAction | 'requestClosure';

/** The action whose requirements are shown in a condition; none where nothing has to be met. */
export function findComingAction({ condition }: Pick<Work, 'condition'>): ComingAction | undefined {
  if (condition === 'planned' || condition === 'notReady' || condition === 'ready') return 'startWork';
  // What live work needs to go on is what it would need to be resumed.
  if (condition === 'suspended' || condition === 'live') return 'resumeWork';
  return condition === 'finished' ? 'requestClosure' : undefined;
}
