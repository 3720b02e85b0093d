import type { WorkArgument } from '@eptw/domain/work/table/work-asks';
import { listAsks, workActions, type WorkAction } from '@eptw/domain/work/table/work-table';
import type { ActorContext } from '../../app-context.ts';
import { builder } from '../../graphql/builder.ts';
import { stopReasonEnum } from '../../graphql/enums.ts';
import { requireActor } from '../../graphql/require-actor.ts';
import { changeArguments } from '../../graphql/change-arguments.ts';
import {
  listCandidates,
  loadVisibleJob,
  performWorkAction,
  recordCheck,
  type WorkActionInput,
  listChecks,
} from './service.ts';
import { answerChange } from './answer-change.ts';
import { candidatesAnswerType, checksAnswerType, toWorkAnswer, workAnswerType } from './types.ts';
import { toWorkView } from './work-view.ts';

/** The arguments of every action on the work. */
const workArguments = builder.args((t) => ({
  ...changeArguments,
  idempotencyKey: t.string({ description: 'A repeat with the same key returns the first result.' }),
}));

const readingInput = builder.inputType('ReadingInput', {
  fields: (t) => ({
    name: t.string({ required: true, description: 'oxygen, flammable, hydrogenSulfide, carbonMonoxide.' }),
    value: t.float({ required: true }),
  }),
});

const causeAnswerInput = builder.inputType('CauseAnswerInput', {
  description: 'What was done about a cause.',
  fields: (t) => ({
    cause: t.id({ required: true }),
    answer: t.string({ required: true }),
    kind: t.field({
      type: stopReasonEnum,
      description: 'What kind of stop it was, where it was stopped in words alone.',
    }),
  }),
});

/** How the API takes each argument of an action. */
const actionArguments = builder.args((t) => ({
  reason: t.string(),
  to: t.id(),
  done: t.string(),
  left: t.string({ description: 'What is still to do.' }),
  watch: t.string({ description: 'What to watch out for.' }),
  agreed: t.boolean(),
  until: t.field({ type: 'DateTime' }),
  kind: t.field({ type: stopReasonEnum }),
  deviceTime: t.string({ description: 'ISO 8601: when it was pressed, where it is sent later.' }),
  signature: t.string({ description: 'A PNG as a data URL.' }),
  photo: t.string({ description: 'The name of an uploaded file.' }),
  inspection: t.boolean({ description: 'The place was inspected, and it is safe.' }),
  answers: t.field({ type: [causeAnswerInput] }),
  readings: t.field({
    type: [readingInput],
    description: 'After a gas alarm, where the policy has no gas test: the four usual gases.',
  }),
  items: t.stringList({ description: 'isolations, readings, people, left; causes where some are open.' }),
  clean: t.boolean({ description: 'The area is left clean and safe.' }),
  confirmedOff: t.idList({ description: 'Workers who have left without signing off.' }),
})) satisfies Record<WorkArgument, unknown>;

/** What only older clients send: no action asks for it. */
const olderArguments: Partial<Record<WorkAction, Partial<typeof actionArguments>>> = {
  resumeWork: builder.args((t) => ({
    reason: t.string({
      description: 'The answer to a single cause.',
      deprecationReason: 'Send it in `answers`.',
    }),
  })),
};

/** The arguments of an action: those that it asks for. The type has all of them, since each may be left out. */
function listArguments(action: WorkAction): typeof actionArguments {
  const requested = listAsks(action).map(([argument]) => [argument, actionArguments[argument]] as const);
  return { ...Object.fromEntries(requested), ...olderArguments[action] } as typeof actionArguments;
}

const descriptions: Record<WorkAction, string> = {
  startWork: 'The holder starts the work, and is in charge of it.',
  pauseWork: 'The work stands still until it is resumed. It is recorded whatever version the user saw.',
  stopWork: 'Stops the work for a kind from the list, in words, or both. It is recorded whatever else is open.',
  resumeWork: 'The work goes on after an inspection, with an answer to every cause that asks for one.',
  revalidateWork: 'The issuing authority confirms that the conditions of the permit still hold.',
  handOverWork: 'The holder asks somebody to take over.',
  appointHolder: 'Names another holder where the present one cannot act. The work stands still until they take over.',
  stayHolder: 'The holder can act after all, which ends the appointment of another one.',
  acceptHandover: 'The person who was asked takes over.',
  declineHandover: 'The person who was asked does not take over.',
  withdrawHandover: 'Nobody is asked to take over any more.',
  requestExtension: 'The holder requests a later end.',
  answerExtension: 'The issuing authority agrees to the later end, or refuses it.',
  finishWork: 'The work is over; a fire watch follows where the policy has one.',
};

/** The payload of an action, with the work as the user then sees it. */
function answerAction(
  context: ActorContext,
  action: WorkAction,
  { id, ...args }: Omit<WorkActionInput, 'permitId' | 'action'> & { id: string },
) {
  return answerChange(context, () => performWorkAction(context, { ...args, permitId: id, action }));
}

builder.mutationFields((t) =>
  Object.fromEntries(
    workActions.map((action) => [
      action,
      t.field({
        type: workAnswerType,
        description: descriptions[action],
        args: { ...workArguments, ...listArguments(action) },
        resolve: (_root, args, context) => answerAction(requireActor(context), action, args),
      }),
    ]),
  ),
);

builder.mutationFields((t) => ({
  recordCheck: t.field({
    type: workAnswerType,
    description: 'Records a check. A value outside its limits is recorded, and suspends the work.',
    args: {
      permitId: t.arg.id({ required: true }),
      series: t.arg.string({ required: true }),
      values: t.arg({ type: 'JSON', description: 'The name of each reading and its number.' }),
      overRange: t.arg.stringList({
        description: 'The names of the readings above what the instrument shows, in place of their values. Each fails.',
      }),
      measuredBy: t.arg.id({
        description: 'The worker who measured, one who is signed on; without one it was who records it.',
      }),
      passed: t.arg.boolean({ description: 'False when something was wrong apart from the values.' }),
      note: t.arg.string(),
      instrument: t.arg.string(),
      calibratedOn: t.arg.string({ description: 'YYYY-MM-DD.' }),
      deviceTime: t.arg.string({ description: 'ISO 8601, where the device recorded it without a connection.' }),
      photo: actionArguments.photo,
      idempotencyKey: t.arg.string(),
    },
    resolve: (_root, { permitId, idempotencyKey, ...check }, context) => {
      const actorContext = requireActor(context);
      return answerChange(actorContext, () => recordCheck(actorContext, { permitId, idempotencyKey, check }));
    },
  }),
}));

builder.queryFields((t) => ({
  getWork: t.field({
    type: workAnswerType,
    args: { permitId: t.arg.id({ required: true }) },
    resolve: (_root, { permitId }, context) => {
      const actorContext = requireActor(context);
      return toWorkAnswer(async () => ({
        message: '',
        item: toWorkView(await loadVisibleJob(actorContext, permitId), actorContext.actor),
      }));
    },
  }),
  getChecks: t.field({
    type: checksAnswerType,
    args: { permitId: t.arg.id({ required: true }) },
    resolve: (_root, { permitId }, context) => {
      const actorContext = requireActor(context);
      return toWorkAnswer(async () => ({ message: '', item: await listChecks(actorContext, permitId) }));
    },
  }),
  getHandoverCandidates: t.field({
    type: candidatesAnswerType,
    description: 'Who may be asked to take over the permit; for its holder.',
    args: { permitId: t.arg.id({ required: true }) },
    resolve: (_root, { permitId }, context) =>
      toWorkAnswer(async () => ({ message: '', item: await listCandidates(requireActor(context), permitId) })),
  }),
}));
