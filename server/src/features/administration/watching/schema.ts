import { subjectKinds } from '@eptw/domain/administration/act';
import { builder } from '../../../graphql/builder.ts';
import { scopeOf } from '../../../graphql/scope.ts';
import { watchAdministration } from './service.ts';

const subjectKindType = builder.enumType('SubjectKind', { values: subjectKinds });

builder.subscriptionField('administrationChanged', (t) =>
  t.field({
    type: subjectKindType,
    description: 'Told of each kind of thing that an administrator changed, among the kinds asked for that one reads.',
    args: { kinds: t.arg({ type: [subjectKindType], required: true }) },
    subscribe: (_root, { kinds }, context) => watchAdministration(scopeOf(context), kinds),
    resolve: ({ kind }) => kind,
  }),
);
