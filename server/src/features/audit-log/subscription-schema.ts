import { auditSubjects } from '@eptw/domain/administration/audit-entry';
import { builder } from '../../graphql/builder.ts';
import { requireActor } from '../../graphql/require-actor.ts';
import { subscribeToAdminChanges } from './subscriptions.ts';

const subjectKindType = builder.enumType('SubjectKind', { values: auditSubjects });

builder.subscriptionField('administrationChanged', (t) =>
  t.field({
    type: subjectKindType,
    description: 'Sent when an administrator changed something of the requested kinds that the user can read.',
    args: { kinds: t.arg({ type: [subjectKindType], required: true }) },
    subscribe: (_root, { kinds }, context) => subscribeToAdminChanges(requireActor(context), kinds),
    resolve: ({ kind }) => kind,
  }),
);
