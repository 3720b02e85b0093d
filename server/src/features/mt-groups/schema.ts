import { builder } from '../../graphql/builder.ts';
import { getGroups } from './service.ts';
import { groupList } from './types.ts';

builder.queryField('getAllMTGroups', (t) =>
  t.field({
    type: groupList,
    args: { limit: t.arg.int(), offset: t.arg.int() },
    resolve: (_root, args, context) => getGroups(context, args),
  }),
);

builder.queryField('getUserGroups', (t) =>
  t.field({
    type: groupList,
    args: { limit: t.arg.int(), offset: t.arg.int(), searchText: t.arg.string(), sites: t.arg.idList() },
    resolve: (_root, args, context) => getGroups(context, args),
  }),
);
