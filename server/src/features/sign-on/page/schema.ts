import type { RequestContext } from '../../../graphql/request-context.ts';
import { builder } from '../../../graphql/builder.ts';
import { entryDirectionEnum, jobRoleEnum, stopReasonEnum } from '../../../graphql/enums.ts';
import { Refusal } from '../../../refusal.ts';
import { SignOnRefusal } from '../../crew/sign-on-refusal.ts';
import { takesBackDescription } from '../../work/entry-log/schema.ts';
import { recordCheckHere } from './check.ts';
import { recordEntryHere } from './entry.ts';
import type { PageContext, WorkerChange, WorkerProof } from './page-job.ts';
import { LeavingRefusal } from './leaving-refusal.ts';
import { identifyPinDevice } from './pin-device.ts';
import { RoleRefusal } from './role-refusal.ts';
import { loadSignOnPage, signOnHere } from './service.ts';
import { signOffHere } from './sign-off.ts';
import { stopWorkHere } from './stop.ts';
import { signOnAnswerType, type SignOnAnswer } from './types.ts';

const tokenArgument = builder.args((t) => ({
  token: t.string({ required: true, description: "The last part of the page's address." }),
}));

const deviceArgument = builder.args((t) => ({
  deviceKey: t.string({ description: 'What the device got when the worker signed on.' }),
}));

const timeArgument = builder.args((t) => ({
  deviceTime: t.string({
    description:
      'When it was pressed, where it is sent later; ISO 8601. Sent again with the same time, it is the same.',
  }),
}));

const proofArguments = builder.args((t) => ({
  token: t.string({ required: true, description: "The last part of the page's address." }),
  deviceKey: t.string({ description: 'What the device got when the worker signed on.' }),
  passNumber: t.string({ description: 'With the PIN, instead of the key.' }),
  pin: t.string(),
  deviceTime: t.string({
    description: 'When it was pressed; ISO 8601. Sent again with the same time, it is the same.',
  }),
}));

builder.queryField('getSignOnPage', (t) =>
  t.field({
    type: signOnAnswerType,
    description: 'What the sign-on page of a permit shows. Needs no account; ends with the permit.',
    args: { ...tokenArgument, ...deviceArgument },
    resolve: (_root, args, context) => answer(context, args, undefined),
  }),
);

builder.mutationFields((t) => ({
  signOnHere: t.field({
    type: signOnAnswerType,
    description: 'Signs on the worker with this pass number and PIN.',
    args: {
      ...tokenArgument,
      passNumber: t.arg.string({ required: true }),
      pin: t.arg.string({ required: true }),
      roles: t.arg({
        type: [jobRoleEnum],
        description: 'As what. Without any, a worker who can fill several is asked.',
      }),
    },
    resolve: (_root, args, context) => answer(context, args, (page) => signOnHere(page, args)),
  }),
  signOffHere: t.field({
    type: signOnAnswerType,
    description: "Signs off the worker with this pass number and PIN, or of this device's key.",
    args: {
      ...tokenArgument,
      ...deviceArgument,
      deviceKeys: t.arg.stringList({
        description: 'What the device got for everybody who signed on with it: they sign off without the PIN.',
      }),
      passNumber: t.arg.string(),
      pin: t.arg.string(),
      hasComeOut: t.arg.boolean({ description: 'Of somebody inside: that they have come out.' }),
      allTheSame: t.arg.boolean({
        description: 'That they leave although the work stops then. By pass number it is asked first.',
      }),
      ...timeArgument,
    },
    resolve: (_root, args, context) => answer(context, args, (page) => signOffHere(page, args)),
  }),
  recordEntryHere: t.field({
    type: signOnAnswerType,
    description: 'Records that somebody goes into the space or comes out. Coming out is never refused.',
    args: {
      ...proofArguments,
      direction: t.arg({ type: entryDirectionEnum, required: true }),
      worker: t.arg.id({ description: 'Somebody else on the job, whom whoever watches records.' }),
      rescuer: t.arg.string({ description: 'The name of a rescuer, instead.' }),
      allTheSame: t.arg.boolean({ description: 'That they went in although it was refused: a danger.' }),
      takesBack: t.arg.boolean({ description: takesBackDescription }),
    },
    resolve: (_root, args, context) => answer(context, args, (page) => recordEntryHere(page, args)),
  }),
  recordCheckHere: t.field({
    type: signOnAnswerType,
    description: 'Records a check of the role of a worker on the job. A value outside its limits is recorded.',
    args: {
      ...proofArguments,
      series: t.arg.string({ required: true }),
      values: t.arg({ type: 'JSON', description: 'The name of each reading and its number.' }),
      overRange: t.arg.stringList({ description: 'The names of the readings above what the instrument shows.' }),
      passed: t.arg.boolean({ description: 'False when something was wrong apart from the values.' }),
      note: t.arg.string(),
      instrument: t.arg.string(),
      calibratedOn: t.arg.string({ description: 'YYYY-MM-DD.' }),
    },
    resolve: (_root, args, context) => answer(context, args, (page) => recordCheckHere(page, args)),
  }),
  stopWorkHere: t.field({
    type: signOnAnswerType,
    description: "Stops the work for the worker with this pass number, or of this device's key. Needs no PIN.",
    args: {
      ...tokenArgument,
      ...deviceArgument,
      passNumber: t.arg.string(),
      pin: t.arg.string({ deprecationReason: 'A stop needs no PIN. It is not read.' }),
      ...timeArgument,
      reason: t.arg({ type: stopReasonEnum, required: true }),
      note: t.arg.string(),
    },
    resolve: (_root, args, context) => answer(context, args, (page) => stopWorkHere(page, args)),
  }),
}));

/** Makes the change, if there is one, and answers with the page as it is then, also after a refusal. */
async function answer(
  context: RequestContext,
  proof: WorkerProof,
  change: ((context: PageContext) => Promise<WorkerChange>) | undefined,
): Promise<SignOnAnswer> {
  // Before anything is counted: then it is counted by the device, not by a network that a whole site shares.
  const pinDevice = await identifyPinDevice(context);
  const { refusal, done } = await attempt(change && (() => change({ ...context, pinDevice })));
  const deviceKey = done ? done.deviceKey : (proof.deviceKey ?? null);
  const { refusal: hidden, done: page } = await attempt(() => loadSignOnPage(context, { ...proof, deviceKey }));
  const problem = refusal ?? hidden;
  return {
    success: problem === undefined,
    code: problem?.code ?? 'OK',
    message: problem?.message ?? done?.message ?? '',
    problem: problem instanceof SignOnRefusal ? problem.problem : null,
    deviceKey: page?.worker ? deviceKey : null,
    roleQuestion: problem instanceof RoleRefusal ? problem.roleQuestion : null,
    leavingQuestion: problem instanceof LeavingRefusal ? problem.leavingQuestion : null,
    recordedCheck: done?.recordedCheck ?? null,
    item: page ?? null,
  };
}

async function attempt<Result>(
  work: (() => Promise<Result>) | undefined,
): Promise<{ refusal?: Refusal; done?: Result }> {
  try {
    return work ? { done: await work() } : {};
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { refusal: error };
  }
}
