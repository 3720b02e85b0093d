import { builder } from '../../graphql/builder.ts';
import { requireActor } from '../../graphql/require-actor.ts';
import { listMTGroups } from './service.ts';
import { groupList } from './types.ts';

builder.queryField('getAllMTGroups', (t) =>
  t.field({
    type: groupList,
    args: { limit: t.arg.int(), offset: t.arg.int() },
    resolve: (_root, args, context) => listMTGroups(requireActor(context), args),
  }),
);

builder.queryField('getUserGroups', (t) =>
  t.field({
    type: groupList,
    args: {
      limit: t.arg.int(),
      offset: t.arg.int(),
      searchText: t.arg.string(),
      sites: t.arg.idList(),
      own: t.arg.boolean({ description: 'Only groups that the caller can change.' }),
    },
    resolve: (_root, args, context) => listMTGroups(requireActor(context), args),
  }),
);
