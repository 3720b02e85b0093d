import { builder } from '../../../graphql/builder.ts';
import { getAdministrationHistory, verifyAdministrationHistory } from './service.ts';
import { administrationEntryList, verificationType } from './types.ts';

builder.queryField('getAdministrationHistory', (t) =>
  t.field({
    type: administrationEntryList,
    args: {
      limit: t.arg.int(),
      offset: t.arg.int(),
      searchText: t.arg.string({ description: 'Looked for in who acted and in what was acted on.' }),
      kinds: t.arg.stringList({ description: 'What was acted on: user, site, …' }),
      actors: t.arg.idList(),
      subject: t.arg.string({ description: 'The id of the one thing that was acted on.' }),
      from: t.arg({ type: 'DateTime' }),
      to: t.arg({ type: 'DateTime', description: 'Not included.' }),
    },
    resolve: (_root, args, context) => getAdministrationHistory(context, args),
  }),
);

builder.queryField('verifyAdministrationHistory', (t) =>
  t.field({ type: verificationType, resolve: (_root, _args, context) => verifyAdministrationHistory(context) }),
);
