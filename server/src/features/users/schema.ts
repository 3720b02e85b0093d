import './administering/schema.ts';
import './importing/schema.ts';
import { builder } from '../../graphql/builder.ts';
import { scopeOf } from '../../graphql/scope.ts';
import { getAllMicronUsers, getAllUsers } from './service.ts';
import { userList } from './types.ts';
import { watchAccounts } from './watching.ts';

builder.queryField('getAllMicronUsers', (t) =>
  t.field({
    type: userList,
    args: { limit: t.arg.int(), offset: t.arg.int(), searchText: t.arg.string() },
    resolve: (_root, args, context) => getAllMicronUsers(context, args),
  }),
);

builder.queryField('getAllUsers', (t) =>
  t.field({
    type: userList,
    args: { limit: t.arg.int(), offset: t.arg.int(), searchText: t.arg.string() },
    resolve: (_root, args, context) => getAllUsers(scopeOf(context), args),
  }),
);

builder.subscriptionField('accountsChanged', (t) =>
  t.boolean({
    description: 'Told whenever an account was made, approved, changed or ended.',
    subscribe: (_root, _args, context) => watchAccounts(context),
    resolve: () => true,
  }),
);
