import type { Page } from '../../graphql/payloads.ts';
import { builder } from '../../graphql/builder.ts';
import type { ChangeLog } from './parse-change-log.ts';
import { listAllReleases, listReleases } from './service.ts';

const changeLogType = builder.objectRef<ChangeLog>('ChangeLog').implement({
  fields: (t) => ({
    dateDeployed: t.exposeString('dateDeployed', { description: 'The day as YYYY-MM-DD.' }),
    logs: t.exposeStringList('logs'),
  }),
});

const changeLogPayload = builder.objectRef<Page<ChangeLog>>('ChangeLogAnswer').implement({
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'Total number of releases.' }),
    changelogs: t.string({ description: 'The items as JSON text.', resolve: ({ items }) => JSON.stringify(items) }),
    items: t.field({ type: [changeLogType], resolve: ({ items }) => items }),
  }),
});

builder.queryField('getAllChangeLogs', (t) =>
  t.field({
    type: changeLogPayload,
    description: 'All deployed releases, newest first.',
    resolve: (_root, _args, context) => listAllReleases(context),
  }),
);

builder.queryField('getChangeLogs', (t) =>
  t.field({
    type: changeLogPayload,
    description: 'One page of the deployed releases, newest first; the newest twenty without arguments.',
    args: { limit: t.arg.int(), offset: t.arg.int() },
    resolve: (_root, args, context) => listReleases(context, args),
  }),
);
