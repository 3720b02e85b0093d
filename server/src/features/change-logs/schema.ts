import type { Page } from '../../graphql/answers.ts';
import { builder } from '../../graphql/builder.ts';
import type { ChangeLog } from './parse-change-log.ts';
import { getAllChangeLogs, getChangeLogs } from './service.ts';

const changeLogType = builder.objectRef<ChangeLog>('ChangeLog').implement({
  fields: (t) => ({
    dateDeployed: t.exposeString('dateDeployed', { description: 'The day as YYYY-MM-DD.' }),
    logs: t.exposeStringList('logs'),
  }),
});

const changeLogAnswer = builder.objectRef<Page<ChangeLog>>('ChangeLogAnswer').implement({
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'How many releases there are in all.' }),
    changelogs: t.string({ description: 'The items as JSON text.', resolve: ({ items }) => JSON.stringify(items) }),
    items: t.field({ type: [changeLogType], resolve: ({ items }) => items }),
  }),
});

builder.queryField('getAllChangeLogs', (t) =>
  t.field({
    type: changeLogAnswer,
    description: 'Every release that was deployed, the newest first.',
    resolve: (_root, _args, context) => getAllChangeLogs(context),
  }),
);

builder.queryField('getChangeLogs', (t) =>
  t.field({
    type: changeLogAnswer,
    description: 'One page of the releases that were deployed, the newest first: without arguments the newest twenty.',
    args: { limit: t.arg.int(), offset: t.arg.int() },
    resolve: (_root, args, context) => getChangeLogs(context, args),
  }),
);
