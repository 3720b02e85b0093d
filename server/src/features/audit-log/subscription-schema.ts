import { auditSubjects } from '@eptw/domain/administration/audit-entry';
import { builder } from '../../graphql/builder.ts';
import { requireActor } from '../../graphql/require-actor.ts';
import { subscribeToAdminChanges } from './subscriptions.ts';

const subjectKindType = builder.enumType('SubjectKind', { values: auditSubjects });

builder.subscriptionField('administrationChanged', (t) =>
  t.field({
    type: subjectKindType,
    description: 'Told of each kind of thing that an administrator changed, among the kinds asked for that one reads.',
    args: { kinds: t.arg({ type: [subjectKindType], required: true }) },
    subscribe: (_root, { kinds }, context) => subscribeToAdminChanges(requireActor(context), kinds),
    resolve: ({ kind }) => kind,
  }),
);
