import { askReason, askSignature, handoverAsks, notInspected } from './common-asks.ts';
import { workConditions, type WorkCondition } from '../log/conditions.ts';
import { isExpired } from '../job/deadlines.ts';
import { findExtensionObstacle } from './extension.ts';
import type { Job } from '../job/job.ts';
import type { WorkRuleName } from './rules.ts';
import type { WorkState } from '../log/state.ts';
import type { Ask, Asks, WorkArgument } from './work-asks.ts';

/** Where an action leads: to a condition, or what decides it. */
export type WorkTarget =
  | WorkCondition
  | 'live; planned to ready if it never started; unchanged in a fire watch and after the end'
  | 'suspended; unchanged once it has expired or is finished'
  | 'fire watch or finished'
  | 'unchanged';

/**
 * What may hold an action up. 'as seen': it is refused when the permit has changed since. 'whatever has changed': it makes
 * the work safer, and nothing newer holds it up. 'alarm': nothing does; it also counts where it arrives late.
 */
type Urgency = 'as seen' | 'whatever has changed' | 'alarm';

/** Everything about an action. The first row that fits the condition and the person allows it. */
export interface WorkRow {
  label: string;
  /** The label in conditions in which it is called something else. */
  labelIn?: Partial<Record<WorkCondition, string>>;
  from: readonly WorkCondition[];
  to: WorkTarget;
  by: WorkRuleName;
  /** Something else that has to be so; the sentence says what is wrong. */
  when?: (job: Job) => string | undefined;
  /** `when` in words, for the printed table. */
  whenInWords?: string;
  tone: 'plain' | 'danger' | 'primary';
  urgency: Urgency;
  asks: Asks;
}

/** Whether the work stands still because somebody else was appointed, who declined. */
function isMissed({ causes }: Pick<WorkState, 'causes'>): boolean {
  return causes.some(({ kind, isOver, entry }) => kind === 'noHolder' && !isOver && entry.event === 'appointHolder');
}

const handedOverIn: readonly WorkCondition[] = ['live', 'suspended', 'expired', 'fireWatch'];

/** Every condition: an offer and an appointment outlive expiry and finishing. */
const anyCondition = workConditions;

const needsHandover = {
  when: ({ state }: { state: Pick<WorkState, 'handover'> }) =>
    state.handover === null ? 'Nobody has been asked to take over.' : undefined,
  whenInWords: 'a handover is offered',
};

const openConditions: readonly WorkCondition[] = ['planned', 'notReady', 'ready', 'live', 'suspended'];

/** THE WORK TABLE: which action is allowed in which condition, to whom, and what it asks. */
export const workTable = {
  startWork: {
    label: 'Start work',
    from: ['ready'],
    to: 'live',
    by: 'the permit holder',
    tone: 'primary',
    urgency: 'as seen',
    asks: {
      signature: {
        ticks: ['I have read the conditions of this permit.', 'I have briefed the crew.'],
        ...askSignature('I have read the conditions of this permit and briefed the crew.'),
      },
    },
  },
  resumeWork: {
    label: 'Resume work',
    labelIn: {
      expired: 'Answer what happened',
      fireWatch: 'Answer what happened',
      finished: 'Answer what happened',
    },
    from: ['suspended', 'expired', 'fireWatch', 'finished'],
    to: 'live; planned to ready if it never started; unchanged in a fire watch and after the end',
    by: 'the permit holder after a short pause of their own, otherwise the issuing authority',
    when: ({ permit, state }) => {
      if (state.causes.length === 0) return 'Nothing has to be answered.';
      const isOver = state.startedAt !== null && state.finishedAt === null && isExpired(permit, state);
      return isOver ? 'This work has expired. Finish it: what is open is answered after that.' : undefined;
    },
    whenInWords: 'a cause is open, and work that has expired never started',
    tone: 'primary',
    urgency: 'as seen',
    asks: {
      answers: { label: 'What was done about it?', required: 'part by part' },
      inspection: {
        ticks: ['I have inspected the place, and it is safe.'],
        required: 'always',
        refusal: notInspected,
      },
      readings: { required: 'part by part' },
    },
  },
  revalidateWork: {
    label: 'Revalidate',
    from: ['live', 'suspended'],
    to: 'live',
    by: 'the issuing authority',
    when: ({ policy, state }) => {
      if (policy.revalidationHours === undefined)
        return 'This work is not revalidated: it is valid until it expires. Raise a follow-up for further work.';
      if (state.startedAt === null) return 'This work has not started yet.';
      return state.causes.every(({ kind }) => kind === 'revalidationMissed')
        ? undefined
        : 'This work stands still for another reason, too. Resume it: that counts as a revalidation.';
    },
    whenInWords: 'its policy has a revalidation, the work has started, and nothing else is open',
    tone: 'plain',
    urgency: 'as seen',
    asks: {
      answers: { label: 'What was done about it?', required: 'part by part' },
      // The signature states it: no sheet has it ticked.
      inspection: { required: 'while a cause is open', refusal: notInspected },
      signature: askSignature('I have inspected the place. The conditions of this permit still hold.'),
    },
  },
  pauseWork: {
    label: 'Pause',
    from: ['live'],
    to: 'suspended',
    by: 'the permit holder',
    tone: 'plain',
    urgency: 'whatever has changed',
    asks: { reason: askReason('Why do you pause the work?') },
  },
  handOverWork: {
    label: 'Hand over',
    from: handedOverIn,
    to: 'unchanged',
    by: 'the permit holder',
    when: ({ state }) => {
      if (state.handover === null) return undefined;
      return `${state.handover.to.name} has been asked to take over. Withdraw the handover first.`;
    },
    whenInWords: 'no handover is offered',
    tone: 'plain',
    urgency: 'as seen',
    asks: handoverAsks,
  },
  withdrawHandover: {
    label: 'Withdraw handover',
    from: anyCondition,
    to: 'unchanged',
    by: 'whoever offered it',
    ...needsHandover,
    tone: 'plain',
    urgency: 'as seen',
    asks: {},
  },
  acceptHandover: {
    label: 'Take over',
    from: anyCondition,
    to: 'unchanged',
    by: 'the person who was asked to take over, while they belong to the company and the site',
    when: ({ state: { handover } }) => {
      if (handover === null) return needsHandover.when({ state: { handover } });
      return handover.needsConfirmation
        ? `The issuing authority confirms first that ${handover.to.name} takes over.`
        : undefined;
    },
    whenInWords: 'a handover is offered, or an appointment made and, if by themselves, confirmed',
    tone: 'primary',
    urgency: 'as seen',
    asks: { items: { label: 'Check at the place', required: 'part by part' } },
  },
  declineHandover: {
    label: 'Decline',
    from: anyCondition,
    to: 'unchanged',
    by: 'the person who was asked to take over',
    ...needsHandover,
    tone: 'plain',
    urgency: 'as seen',
    asks: { reason: askReason('Why do you decline?') },
  },
  appointHolder: {
    label: 'Appoint a holder',
    from: anyCondition,
    to: 'unchanged',
    by: 'the issuing authority, or a project manager of the holder’s company',
    when: ({ permit }) => (permit.isOver ? 'This permit is closed, cancelled, or about to be.' : undefined),
    whenInWords: 'the permit is not closed; live work is suspended until it is accepted',
    tone: 'plain',
    urgency: 'as seen',
    asks: { ...handoverAsks, reason: askReason('Why can the holder not act?') },
  },
  stayHolder: {
    label: 'I am here',
    from: anyCondition,
    to: 'unchanged',
    by: 'the permit holder',
    when: ({ state }) =>
      state.handover?.appointedBecause != null || isMissed(state) ? undefined : 'Nobody else was appointed.',
    whenInWords: 'somebody else was appointed',
    tone: 'primary',
    urgency: 'as seen',
    asks: {},
  },
  requestExtension: {
    label: 'Extend',
    from: openConditions,
    to: 'unchanged',
    by: 'the permit holder',
    when: (job) =>
      findExtensionObstacle(job) ??
      (job.state.extension === null ? undefined : 'An extension has been requested already.'),
    whenInWords: 'its policy allows extensions, its validity does not end before the permit, and none is requested',
    tone: 'plain',
    urgency: 'as seen',
    asks: {
      until: { label: 'New end, site time', required: 'always', refusal: 'Choose the new end.' },
      reason: askReason('Why is more time needed?'),
    },
  },
  answerExtension: {
    label: 'Answer extension',
    from: openConditions,
    to: 'unchanged',
    by: 'the issuing authority',
    when: ({ state }) => (state.extension === null ? 'No extension has been requested.' : undefined),
    whenInWords: 'an extension is requested',
    tone: 'primary',
    urgency: 'as seen',
    asks: {
      agreed: { label: 'Your answer', required: 'always', refusal: 'Agree to the extension or refuse it.' },
      reason: {
        label: 'Reason',
        required: 'when the answer is no',
        refusal: 'Please give a reason for refusing the extension.',
      },
    },
  },
  finishWork: {
    label: 'Finish work',
    from: ['live', 'suspended', 'expired'],
    to: 'fire watch or finished',
    by: 'the permit holder, or the issuing authority in place of a holder who cannot act',
    when: ({ state }) =>
      state.startedAt === null
        ? 'The work never started. Request the closure or the cancellation of its permit.'
        : undefined,
    whenInWords: 'the work has started',
    tone: 'plain',
    urgency: 'as seen',
    asks: {
      confirmedOff: { label: 'Still signed on', required: 'part by part' },
      clean: {
        ticks: ['The area is left clean and safe.'],
        required: 'always',
        refusal: 'Confirm that the area is left clean and safe.',
      },
      photo: {
        label: 'Photo of the place as you leave it',
        required: 'once the work has started',
        refusal: 'Add a photo of the place as you leave it.',
      },
    },
  },
  stopWork: {
    label: 'Stop work',
    labelIn: { fireWatch: 'Report danger' },
    from: ['planned', 'notReady', 'ready', 'live', 'suspended', 'expired', 'fireWatch'],
    to: 'suspended; unchanged once it has expired or is finished',
    by: 'anybody who can see the permit',
    tone: 'danger',
    urgency: 'alarm',
    asks: {
      kind: { label: 'Usual reasons' },
      reason: { ...askReason('Why must the work stop?'), required: 'without a kind' },
      photo: { label: 'Photo' },
      deviceTime: {},
    },
  },
} as const satisfies Record<string, WorkRow>;

export type WorkAction = keyof typeof workTable;

/** Every action, in the order of the table, which is that of its buttons. */
export const workActions = Object.keys(workTable) as readonly WorkAction[];

/** What an action waits for, whoever takes it, as a sentence; undefined when nothing keeps it from being taken. */
export function findObstacle(action: WorkAction, job: Job): string | undefined {
  return getWorkRow(action).when?.(job);
}

/** What an action asks for, in the order of its sheet. */
export function listAsks(action: WorkAction): [WorkArgument, Ask][] {
  return Object.entries(getWorkRow(action).asks) as [WorkArgument, Ask][];
}

/** Whether an action is taken whatever has changed since the permit was read. */
export function ignoresVersion(action: WorkAction): boolean {
  return getWorkRow(action).urgency !== 'as seen';
}

/** Whether an action is an alarm, which nothing holds up. */
export function isAlarm(action: WorkAction): boolean {
  return getWorkRow(action).urgency === 'alarm';
}

/** The row of an action. */
export function getWorkRow(action: WorkAction): WorkRow {
  return workTable[action];
}

/** Whether this version has this action. */
export function isWorkAction(value: string): value is WorkAction {
  return Object.hasOwn(workTable, value);
}

/** What the button of an action is called in a condition. */
export function getActionLabel(action: WorkAction, condition: WorkCondition | undefined): string {
  const { label, labelIn } = getWorkRow(action);
  return (condition && labelIn?.[condition]) ?? label;
}
