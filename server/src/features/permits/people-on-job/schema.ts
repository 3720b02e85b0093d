import { builder } from '../../../graphql/builder.ts';
import { jobRoleEnum, responseCodeEnum } from '../../../graphql/enums.ts';
import { requireActor } from '../../../graphql/require-actor.ts';
import { toWorkAnswer } from '../work/types.ts';
import { listSignOnCandidates } from './service.ts';
import { candidateType } from './types.ts';

type Answer = Awaited<ReturnType<typeof toWorkAnswer<Awaited<ReturnType<typeof listSignOnCandidates>>>>>;

const candidatesAnswerType = builder.objectRef<Answer>('SignOnCandidatesAnswer').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    code: t.expose('code', { type: responseCodeEnum }),
    message: t.exposeString('message'),
    count: t.int({ resolve: ({ item }) => item?.count ?? 0 }),
    items: t.field({ type: [candidateType], resolve: ({ item }) => item?.items ?? [] }),
  }),
});

builder.queryField('getSignOnCandidates', (t) =>
  t.field({
    type: candidatesAnswerType,
    description: 'Whom the viewer may sign on in a role: those first who can fill it and are free.',
    args: {
      permitId: t.arg.id({ required: true }),
      role: t.arg({ type: jobRoleEnum, required: true }),
      searchText: t.arg.string(),
      limit: t.arg.int(),
      offset: t.arg.int(),
    },
    resolve: (_root, args, context) =>
      toWorkAnswer(async () => ({ message: '', item: await listSignOnCandidates(requireActor(context), args) })),
  }),
);
