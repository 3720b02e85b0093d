import type { Settings } from '@eptw/domain/settings/settings';
import { toPayload, definePayloadType } from '../../graphql/payloads.ts';
import { builder } from '../../graphql/builder.ts';
import { omitMissing } from '../../graphql/omit-missing.ts';
import { requireActor } from '../../graphql/require-actor.ts';
import { readSettings, updateSettings, type SettingsChange } from './service.ts';

const settingsType = builder.objectRef<Settings>('Settings').implement({
  fields: (t) => ({
    timerCount: t.exposeInt('idleSeconds', { description: 'Seconds without activity after which a session ends.' }),
    isEnabled: t.boolean({ description: 'The switch of the quota.', resolve: ({ quota }) => quota.enabled }),
    pendingClosureLimit: t.int({ resolve: ({ quota }) => quota.pendingClosureLimit }),
    unclosedLimit: t.int({ resolve: ({ quota }) => quota.unclosedLimit }),
    passwordLength: t.exposeInt('passwordLength'),
    refuseGuessable: t.exposeBoolean('refuseGuessable', {
      description: 'Whether common passwords are blocked.',
    }),
    approveOnVerification: t.exposeBoolean('approveOnVerification'),
    feedbackUrl: t.exposeString('feedbackUrl', {
      nullable: true,
      description: 'Address of the feedback form; empty for none, null where nobody has set it.',
    }),
  }),
});

const settingsPayload = definePayloadType('SettingsAnswer', 'settings', settingsType);

builder.queryField('getSettings', (t) =>
  t.field({
    type: settingsPayload,
    resolve: (_root, _args, { db }) => toPayload('', () => readSettings(db)),
  }),
);

const updateSettingsInput = builder.inputType('UpdateSettingsInput', {
  fields: (t) => ({
    timerCount: t.int(),
    isEnabled: t.boolean(),
    pendingClosureLimit: t.int(),
    unclosedLimit: t.int(),
    passwordLength: t.int(),
    refuseGuessable: t.boolean(),
    approveOnVerification: t.boolean(),
    feedbackUrl: t.string({ description: 'An empty text for no feedback form.' }),
  }),
});

function toSettingsChange({
  timerCount,
  isEnabled,
  pendingClosureLimit,
  unclosedLimit,
  ...others
}: SettingsInput): SettingsChange {
  return {
    ...omitMissing({ idleSeconds: timerCount, passwordLength: others.passwordLength }),
    ...omitMissing({ approveOnVerification: others.approveOnVerification, refuseGuessable: others.refuseGuessable }),
    ...omitMissing({ feedbackUrl: others.feedbackUrl?.trim() }),
    quota: omitMissing({ enabled: isEnabled, pendingClosureLimit, unclosedLimit }),
  };
}

type SettingsInput = typeof updateSettingsInput.$inferInput;

builder.mutationField('updateSettings', (t) =>
  t.field({
    type: settingsPayload,
    args: { data: t.arg({ type: updateSettingsInput, required: true }) },
    resolve: (_root, { data }, context) =>
      toPayload('The settings were saved.', () => updateSettings(requireActor(context), toSettingsChange(data))),
  }),
);
