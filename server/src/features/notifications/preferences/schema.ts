import { definePayloadType, toPayload } from '../../../graphql/payloads.ts';
import { builder } from '../../../graphql/builder.ts';
import { mailFrequencyEnum, notificationKindEnum } from '../../../graphql/enums.ts';
import { requireActor } from '../../../graphql/require-actor.ts';
import {
  getNotificationPreferences,
  updateNotificationPreferences,
  type NotificationPreferencesView,
  type NotificationChoiceInput,
  type NotificationPreferencesInput,
} from './service.ts';

const choiceType = builder.objectRef<NotificationPreferencesView['kinds'][number]>('NotificationChoice').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: notificationKindEnum }),
    label: t.exposeString('label'),
    inApp: t.exposeBoolean('inApp'),
    byMail: t.exposeBoolean('byMail'),
  }),
});

const preferencesType = builder.objectRef<NotificationPreferencesView>('NotificationPreferences').implement({
  fields: (t) => ({
    mail: t.expose('mail', { type: mailFrequencyEnum }),
    kinds: t.field({ type: [choiceType], resolve: ({ kinds }) => kinds }),
  }),
});

const preferencesPayload = definePayloadType('NotificationPreferencesAnswer', 'preferences', preferencesType);

const choiceInput = builder.inputRef<NotificationChoiceInput>('NotificationChoiceInput').implement({
  fields: (t) => ({
    kind: t.string({ required: true }),
    inApp: t.boolean({ required: true }),
    byMail: t.boolean({ required: true }),
  }),
});

const preferencesInput = builder.inputRef<NotificationPreferencesInput>('NotificationPreferencesInput').implement({
  fields: (t) => ({
    mail: t.string({ required: true, description: 'atOnce, daily or never.' }),
    kinds: t.field({
      type: [choiceInput],
      required: true,
      description: 'Omitted kinds are reset to their defaults.',
    }),
  }),
});

builder.queryField('getNotificationPreferences', (t) =>
  t.field({
    type: preferencesType,
    resolve: (_root, _args, context) => getNotificationPreferences(requireActor(context)),
  }),
);

builder.mutationField('updateNotificationPreferences', (t) =>
  t.field({
    type: preferencesPayload,
    args: { data: t.arg({ type: preferencesInput, required: true }) },
    resolve: (_root, { data }, context) =>
      toPayload('Notifications updated.', () => updateNotificationPreferences(requireActor(context), data)),
  }),
);
