import { builder } from '../../graphql/builder.ts';
import { requireActor } from '../../graphql/require-actor.ts';
import { listMicronUsers, listAllUsers } from './service.ts';
import { filterOptionDescription, userList } from './types.ts';
import { subscribeToAccounts } from './subscriptions.ts';

builder.queryField('getAllMicronUsers', (t) =>
  t.field({
    type: userList,
    args: {
      limit: t.arg.int(),
      offset: t.arg.int(),
      searchText: t.arg.string(),
      filterOption: t.arg.string({ description: filterOptionDescription }),
    },
    resolve: (_root, args, context) => listMicronUsers(context, args),
  }),
);

builder.queryField('getAllUsers', (t) =>
  t.field({
    type: userList,
    args: {
      limit: t.arg.int(),
      offset: t.arg.int(),
      searchText: t.arg.string(),
      filterOption: t.arg.string({ description: filterOptionDescription }),
    },
    resolve: (_root, args, context) => listAllUsers(requireActor(context), args),
  }),
);

builder.subscriptionField('accountsChanged', (t) =>
  t.boolean({
    description: 'Sent when an account was created, approved, changed or deleted.',
    subscribe: (_root, _args, context) => subscribeToAccounts(context),
    resolve: () => true,
  }),
);
