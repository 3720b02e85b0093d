import { answerType, answering } from '../../../graphql/answers.ts';
import { builder } from '../../../graphql/builder.ts';
import { scopeOf } from '../../../graphql/scope.ts';
import {
  getNotificationPreferences,
  updateNotificationPreferences,
  type ChosenPreferences,
  type SentChoice,
  type SentPreferences,
} from './service.ts';

const choiceType = builder.objectRef<ChosenPreferences['kinds'][number]>('NotificationChoice').implement({
  fields: (t) => ({
    kind: t.exposeString('kind'),
    label: t.exposeString('label'),
    inApp: t.exposeBoolean('inApp'),
    byMail: t.exposeBoolean('byMail'),
  }),
});

const preferencesType = builder.objectRef<ChosenPreferences>('NotificationPreferences').implement({
  fields: (t) => ({
    mail: t.exposeString('mail', { description: 'atOnce, daily or never.' }),
    kinds: t.field({ type: [choiceType], resolve: ({ kinds }) => kinds }),
  }),
});

const preferencesAnswer = answerType('NotificationPreferencesAnswer', 'preferences', preferencesType);

const choiceInput = builder.inputRef<SentChoice>('NotificationChoiceInput').implement({
  fields: (t) => ({
    kind: t.string({ required: true }),
    inApp: t.boolean({ required: true }),
    byMail: t.boolean({ required: true }),
  }),
});

const preferencesInput = builder.inputRef<SentPreferences>('NotificationPreferencesInput').implement({
  fields: (t) => ({
    mail: t.string({ required: true, description: 'atOnce, daily or never.' }),
    kinds: t.field({
      type: [choiceInput],
      required: true,
      description: 'Kinds that are left out go back to what is usual.',
    }),
  }),
});

builder.queryField('getNotificationPreferences', (t) =>
  t.field({
    type: preferencesType,
    resolve: (_root, _args, context) => getNotificationPreferences(scopeOf(context)),
  }),
);

builder.mutationField('updateNotificationPreferences', (t) =>
  t.field({
    type: preferencesAnswer,
    args: { data: t.arg({ type: preferencesInput, required: true }) },
    resolve: (_root, { data }, context) =>
      answering('Notifications updated.', () => updateNotificationPreferences(scopeOf(context), data)),
  }),
);
