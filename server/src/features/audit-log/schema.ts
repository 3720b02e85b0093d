import { builder } from '../../graphql/builder.ts';
import { auditSubjectEnum } from '../../graphql/enums.ts';
import { requireActor } from '../../graphql/require-actor.ts';
import { listAuditEntries, subscribeToAdminChanges, verifyAuditLog } from './service.ts';
import { auditEntryList, auditVerificationType } from './types.ts';

builder.queryField('getAdministrationHistory', (t) =>
  t.field({
    type: auditEntryList,
    args: {
      limit: t.arg.int(),
      offset: t.arg.int(),
      searchText: t.arg.string({ description: 'Searches the names of the actor and of the subject.' }),
      kinds: t.arg.stringList({ description: 'Kind of subject: user, site, …' }),
      actors: t.arg.idList(),
      subject: t.arg.string({ description: 'The id of the subject.' }),
      from: t.arg({ type: 'DateTime' }),
      to: t.arg({ type: 'DateTime', description: 'Not included.' }),
    },
    resolve: (_root, args, context) => listAuditEntries(requireActor(context), args),
  }),
);

builder.queryField('verifyAdministrationHistory', (t) =>
  t.field({ type: auditVerificationType, resolve: (_root, _args, context) => verifyAuditLog(context.db) }),
);

builder.subscriptionField('administrationChanged', (t) =>
  t.field({
    type: auditSubjectEnum,
    description: 'Sent when an administrator changed something of the requested kinds that the user can read.',
    args: { kinds: t.arg({ type: [auditSubjectEnum], required: true }) },
    subscribe: (_root, { kinds }, context) => subscribeToAdminChanges(requireActor(context), kinds),
    resolve: ({ kind }) => kind,
  }),
);
