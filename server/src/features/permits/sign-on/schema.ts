import { builder } from '../../../graphql/builder.ts';
import { requireActor } from '../../../graphql/require-actor.ts';
import { answerChange } from '../work/answer-change.ts';
import { workAnswerType } from '../work/types.ts';
import { signOffWorker, signOnWorker } from './service.ts';

const signOnArguments = builder.args((t) => ({
  permitId: t.id({ required: true }),
  worker: t.id({ required: true }),
  idempotencyKey: t.string({ description: 'A repeat with the same key returns the first result.' }),
}));

builder.mutationFields((t) => ({
  signOnWorker: t.field({
    type: workAnswerType,
    description: 'Signs a worker of the crew register on to a permit.',
    args: { ...signOnArguments },
    resolve: (_root, args, context) => {
      const actorContext = requireActor(context);
      return answerChange(actorContext, () => signOnWorker(actorContext, args));
    },
  }),
  signOffWorker: t.field({
    type: workAnswerType,
    description: 'Signs a worker off.',
    args: { ...signOnArguments },
    resolve: (_root, args, context) => {
      const actorContext = requireActor(context);
      return answerChange(actorContext, () => signOffWorker(actorContext, args));
    },
  }),
}));
