import { builder } from '../../../graphql/builder.ts';
import { taskGroupEnum, workConditionEnum, workTaskEnum } from '../../../graphql/enums.ts';
import { requireActor } from '../../../graphql/require-actor.ts';
import { loadMyWork, type JobTask, type WorkPage } from './service.ts';

const jobTaskType = builder.objectRef<JobTask>('JobTask').implement({
  description: 'A job with what the user has to do with it.',
  fields: (t) => ({
    _id: t.id({ description: 'The id of the permit.', resolve: ({ row }) => row.permitId }),
    code: t.string({ description: 'The permit number.', resolve: ({ shown }) => shown.number }),
    isChildPermit: t.boolean({ resolve: ({ shown }) => shown.parentId !== null }),
    task: t.expose('task', { type: workTaskEnum }),
    group: t.expose('group', { type: taskGroupEnum }),
    title: t.exposeString('title', { description: 'What to do, or what is so.' }),
    button: t.exposeString('button', { description: 'The action in the words of the permit, or where it leads.' }),
    due: t.expose('due', { type: 'DateTime', nullable: true, description: 'Null for now.' }),
    condition: t.expose('condition', { type: workConditionEnum }),
    label: t.exposeString('label'),
    workDescription: t.string({ resolve: ({ shown }) => shown.description }),
    place: t.string({ resolve: ({ shown }) => shown.place }),
    siteName: t.string({ resolve: ({ shown }) => shown.siteName }),
    timeZone: t.string({ resolve: ({ row }) => row.timeZone }),
    contractor: t.string({ resolve: ({ row }) => row.submitterCompany }),
    holder: t.string({ resolve: ({ shown }) => shown.holderName }),
  }),
});

const taskGroupType = builder.objectRef<WorkPage['groups'][number]>('TaskGroupCount').implement({
  fields: (t) => ({
    group: t.expose('group', { type: taskGroupEnum }),
    count: t.exposeInt('count'),
  }),
});

const jobTaskListType = builder.objectRef<WorkPage>('JobTaskList').implement({
  fields: (t) => ({
    count: t.exposeInt('count'),
    groups: t.field({
      type: [taskGroupType],
      description: 'How many jobs each group has, the most urgent group first; groups without jobs are left out.',
      resolve: ({ groups }) => groups,
    }),
    items: t.field({ type: [jobTaskType], resolve: ({ items }) => items }),
  }),
});

builder.queryField('getMyWork', (t) =>
  t.field({
    type: jobTaskListType,
    description: 'The jobs that the user holds or must look after, by group, the most urgent first.',
    args: { limit: t.arg.int(), offset: t.arg.int() },
    resolve: (_root, args, context) => loadMyWork(requireActor(context), args),
  }),
);
