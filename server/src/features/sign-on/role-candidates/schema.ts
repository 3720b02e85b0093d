import { builder } from '../../../graphql/builder.ts';
import { jobRoleEnum, responseCodeEnum } from '../../../graphql/enums.ts';
import { requireActor } from '../../../graphql/require-actor.ts';
import { toWorkAnswer } from '../../work/types.ts';
import { listChoicesOf, listSignOnCandidates } from './service.ts';
import { candidateType, roleChoiceType } from './types.ts';

type Answer<List extends (...args: never) => Promise<unknown>> = Awaited<
  ReturnType<typeof toWorkAnswer<Awaited<ReturnType<List>>>>
>;

const candidatesAnswerType = builder
  .objectRef<Answer<typeof listSignOnCandidates>>('SignOnCandidatesAnswer')
  .implement({
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

const choicesAnswerType = builder.objectRef<Answer<typeof listChoicesOf>>('RoleChoicesAnswer').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    code: t.expose('code', { type: responseCodeEnum }),
    message: t.exposeString('message'),
    items: t.field({ type: [roleChoiceType], resolve: ({ item }) => item ?? [] }),
  }),
});

builder.queryField('getRoleChoices', (t) =>
  t.field({
    type: choicesAnswerType,
    description: 'The roles that a worker on the job may take instead of theirs, with what each leaves behind.',
    args: { permitId: t.arg.id({ required: true }), worker: t.arg.id({ required: true }) },
    resolve: (_root, args, context) =>
      toWorkAnswer(async () => ({ message: '', item: await listChoicesOf(requireActor(context), args) })),
  }),
);
