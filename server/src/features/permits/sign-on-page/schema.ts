import type { RequestContext } from '../../../graphql/request-context.ts';
import { builder } from '../../../graphql/builder.ts';
import { stopReasonEnum } from '../../../graphql/enums.ts';
import { Refusal } from '../../../refusal.ts';
import { SignOnRefusal } from '../../crew/sign-on-refusal.ts';
import {
  loadSignOnPage,
  signOffHere,
  signOnHere,
  stopWorkHere,
  type WorkerChange,
  type WorkerProof,
} from './service.ts';
import { signOnAnswerType, type SignOnAnswer } from './types.ts';

const tokenArgument = builder.args((t) => ({
  token: t.string({ required: true, description: "The last part of the page's address." }),
}));

const deviceArgument = builder.args((t) => ({
  deviceKey: t.string({ description: 'What the device got when the worker signed on.' }),
}));

const pinArguments = builder.args((t) => ({
  passNumber: t.string(),
  pin: t.string(),
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
    },
    resolve: (_root, args, context) => answer(context, args, () => signOnHere(context, args)),
  }),
  signOffHere: t.field({
    type: signOnAnswerType,
    description: "Signs off the worker with this pass number and PIN, or of this device's key.",
    args: { ...tokenArgument, ...deviceArgument, ...pinArguments },
    resolve: (_root, args, context) => answer(context, args, () => signOffHere(context, args)),
  }),
  stopWorkHere: t.field({
    type: signOnAnswerType,
    description: "Stops the work for the worker with this pass number and PIN, or of this device's key.",
    args: {
      ...tokenArgument,
      ...deviceArgument,
      ...pinArguments,
      reason: t.arg({ type: stopReasonEnum, required: true }),
      note: t.arg.string(),
    },
    resolve: (_root, args, context) => answer(context, args, () => stopWorkHere(context, args)),
  }),
}));

/** Makes the change, if there is one, and answers with the page as it is then, also after a refusal. */
async function answer(
  context: RequestContext,
  proof: WorkerProof,
  change: (() => Promise<WorkerChange>) | undefined,
): Promise<SignOnAnswer> {
  const { refusal, done } = await attempt(change);
  const deviceKey = done ? done.deviceKey : (proof.deviceKey ?? null);
  const { refusal: hidden, done: page } = await attempt(() => loadSignOnPage(context, { ...proof, deviceKey }));
  const problem = refusal ?? hidden;
  return {
    success: problem === undefined,
    code: problem?.code ?? 'OK',
    message: problem?.message ?? done?.message ?? '',
    problem: problem instanceof SignOnRefusal ? problem.problem : null,
    deviceKey: page?.worker ? deviceKey : null,
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
