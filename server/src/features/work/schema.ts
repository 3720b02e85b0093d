import type { WorkAction } from '@eptw/domain/work/work-table';
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

const photo = builder.args((t) => ({ photo: t.string({ description: 'The name of an uploaded file.' }) }));

const reason = builder.args((t) => ({ reason: t.string() }));

const signature = builder.args((t) => ({ signature: t.string({ description: 'A PNG as a data URL.' }) }));

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

const resumption = builder.args((t) => ({
  inspection: t.boolean({ description: 'The place was inspected, and it is safe.' }),
  answers: t.field({ type: [causeAnswerInput] }),
}));

/** What the arguments of an action may hold besides the permit. */
type ActionArguments = Omit<WorkActionInput, 'permitId' | 'action'> & { id: string };

function answerAction(context: ActorContext, action: WorkAction, { id, ...args }: ActionArguments) {
  return answerChange(context, () => performWorkAction(context, { ...args, permitId: id, action }));
}

builder.mutationFields((t) => ({
  startWork: t.field({
    type: workAnswerType,
    args: { ...workArguments, ...signature },
    resolve: (_root, args, context) => answerAction(requireActor(context), 'startWork', args),
  }),
  pauseWork: t.field({
    type: workAnswerType,
    args: { ...workArguments, ...reason },
    resolve: (_root, args, context) => answerAction(requireActor(context), 'pauseWork', args),
  }),
  stopWork: t.field({
    type: workAnswerType,
    description: 'Stops the work for a kind from the list, in words, or both. It is recorded whatever else is open.',
    args: {
      ...workArguments,
      kind: t.arg({ type: stopReasonEnum }),
      ...reason,
      ...photo,
      deviceTime: t.arg.string({ description: 'ISO 8601: when it was pressed, where it is sent later.' }),
    },
    resolve: (_root, args, context) => answerAction(requireActor(context), 'stopWork', args),
  }),
  resumeWork: t.field({
    type: workAnswerType,
    description: 'The work goes on after an inspection, with an answer to every cause that asks for one.',
    args: {
      ...workArguments,
      ...resumption,
      readings: t.arg({
        type: [readingInput],
        description: 'After a gas alarm, where the policy has no gas test: the four usual gases.',
      }),
      reason: t.arg.string({
        description: 'The answer to a single cause.',
        deprecationReason: 'Send it in `answers`.',
      }),
    },
    resolve: (_root, args, context) => answerAction(requireActor(context), 'resumeWork', args),
  }),
  revalidateWork: t.field({
    type: workAnswerType,
    args: { ...workArguments, ...signature, ...resumption },
    resolve: (_root, args, context) => answerAction(requireActor(context), 'revalidateWork', args),
  }),
  handOverWork: t.field({
    type: workAnswerType,
    args: {
      ...workArguments,
      to: t.arg.id(),
      done: t.arg.string(),
      left: t.arg.string({ description: 'What is still to do.' }),
      watch: t.arg.string({ description: 'What to watch out for.' }),
    },
    resolve: (_root, args, context) => answerAction(requireActor(context), 'handOverWork', args),
  }),
  appointHolder: t.field({
    type: workAnswerType,
    description: 'Names another holder where the present one cannot act. The work stands still until they take over.',
    args: {
      ...workArguments,
      ...reason,
      to: t.arg.id(),
      done: t.arg.string(),
      left: t.arg.string({ description: 'What is known of what is still to do.' }),
      watch: t.arg.string({ description: 'What to watch out for.' }),
    },
    resolve: (_root, args, context) => answerAction(requireActor(context), 'appointHolder', args),
  }),
  stayHolder: t.field({
    type: workAnswerType,
    description: 'The holder can act after all, which ends the appointment of another one.',
    args: { ...workArguments },
    resolve: (_root, args, context) => answerAction(requireActor(context), 'stayHolder', args),
  }),
  acceptHandover: t.field({
    type: workAnswerType,
    args: {
      ...workArguments,
      items: t.arg.stringList({ description: 'isolations, readings, people, left; causes where some are open.' }),
    },
    resolve: (_root, args, context) => answerAction(requireActor(context), 'acceptHandover', args),
  }),
  declineHandover: t.field({
    type: workAnswerType,
    args: { ...workArguments, ...reason },
    resolve: (_root, args, context) => answerAction(requireActor(context), 'declineHandover', args),
  }),
  withdrawHandover: t.field({
    type: workAnswerType,
    args: { ...workArguments },
    resolve: (_root, args, context) => answerAction(requireActor(context), 'withdrawHandover', args),
  }),
  requestExtension: t.field({
    type: workAnswerType,
    args: { ...workArguments, ...reason, until: t.arg({ type: 'DateTime' }) },
    resolve: (_root, args, context) => answerAction(requireActor(context), 'requestExtension', args),
  }),
  answerExtension: t.field({
    type: workAnswerType,
    args: { ...workArguments, ...reason, agreed: t.arg.boolean() },
    resolve: (_root, args, context) => answerAction(requireActor(context), 'answerExtension', args),
  }),
  finishWork: t.field({
    type: workAnswerType,
    args: {
      ...workArguments,
      ...photo,
      clean: t.arg.boolean({ description: 'The area is left clean and safe.' }),
      confirmedOff: t.arg.idList({ description: 'Workers who have left without signing off.' }),
    },
    resolve: (_root, args, context) => answerAction(requireActor(context), 'finishWork', args),
  }),
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
      ...photo,
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
