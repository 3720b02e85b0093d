import { builder } from '../../../graphql/builder.ts';
import { certificateKindEnum, jobRoleEnum } from '../../../graphql/enums.ts';
import { requireActor } from '../../../graphql/require-actor.ts';
import { workerType } from '../../crew/types.ts';
import { answerChange } from '../../work/answer-change.ts';
import { workAnswerType } from '../../work/types.ts';
import { changeRole, signOffWorker, signOnWorker } from './service.ts';
import { listUnverifiedFor, type UnverifiedForJob } from './unverified.ts';

const signOnArguments = builder.args((t) => ({
  permitId: t.id({ required: true }),
  worker: t.id({ required: true }),
  idempotencyKey: t.string({ description: 'A repeat with the same key returns the first result.' }),
}));

const unverifiedType = builder.objectRef<UnverifiedForJob>('UnverifiedForJob').implement({
  description: 'A certificate that the work needs and nobody of a site has verified.',
  fields: (t) => ({
    kind: t.expose('kind', { type: certificateKindEnum }),
    counts: t.exposeBoolean('counts', { description: 'Whether it counts at the site all the same.' }),
  }),
});

builder.objectField(workerType, 'unverifiedFor', (t) =>
  t.field({
    type: [unverifiedType],
    description: "The worker's certificates that the work under a permit needs and that nobody has verified.",
    args: { permitId: t.arg.id({ required: true }) },
    resolve: (worker, { permitId }, request) => listUnverifiedFor(request, requireActor(request), worker, permitId),
  }),
);

builder.mutationFields((t) => ({
  signOnWorker: t.field({
    type: workAnswerType,
    description: 'Signs a worker of the crew register on to a permit.',
    args: {
      ...signOnArguments,
      roles: t.arg({
        type: [jobRoleEnum],
        description: 'In which roles; without any, in what is missing and the worker can fill.',
      }),
      relieves: t.arg.id({ description: 'The worker whom they relieve: signed off in the same step.' }),
    },
    resolve: (_root, args, context) => {
      const actorContext = requireActor(context);
      return answerChange(actorContext, () => signOnWorker(actorContext, args));
    },
  }),
  signOffWorker: t.field({
    type: workAnswerType,
    description: 'Signs a worker off.',
    args: {
      ...signOnArguments,
      hasComeOut: t.arg.boolean({
        description:
          'Of somebody inside: whether they have come out. If not known, nobody is signed off, and the holder is told.',
      }),
    },
    resolve: (_root, args, context) => {
      const actorContext = requireActor(context);
      return answerChange(actorContext, () => signOffWorker(actorContext, args));
    },
  }),
  changeRole: t.field({
    type: workAnswerType,
    description: 'Gives a worker on the job other roles.',
    args: { ...signOnArguments, roles: t.arg({ type: [jobRoleEnum], required: true }) },
    resolve: (_root, args, context) => {
      const actorContext = requireActor(context);
      return answerChange(actorContext, () => changeRole(actorContext, args));
    },
  }),
}));
