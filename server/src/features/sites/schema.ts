import { builder } from '../../graphql/builder.ts';
import { getSites } from './service.ts';
import { siteList } from './types.ts';

builder.queryField('getSites', (t) =>
  t.field({
    type: siteList,
    args: { limit: t.arg.int(), offset: t.arg.int() },
    resolve: (_root, args, context) => getSites(context, args),
  }),
);
