import type { Settings } from '@eptw/domain/settings/settings';
import { answering, answerType } from '../../graphql/answers.ts';
import { builder } from '../../graphql/builder.ts';
import { scopeOf } from '../../graphql/scope.ts';
import { readSettings, updateSettings, type SettingsChange } from './service.ts';

const settingsType = builder.objectRef<Settings>('Settings').implement({
  fields: (t) => ({
    timerCount: t.exposeInt('idleSeconds', { description: 'Seconds without activity after which a session ends.' }),
    isEnabled: t.boolean({ description: 'The switch of the quota.', resolve: ({ quota }) => quota.enabled }),
    pendingClosureLimit: t.int({ resolve: ({ quota }) => quota.pendingClosureLimit }),
    unclosedLimit: t.int({ resolve: ({ quota }) => quota.unclosedLimit }),
    passwordLength: t.exposeInt('passwordLength'),
    refuseGuessable: t.exposeBoolean('refuseGuessable', {
      description: 'Whether passwords are refused that others would guess first.',
    }),
    approveOnVerification: t.exposeBoolean('approveOnVerification'),
  }),
});

const settingsAnswer = answerType('SettingsAnswer', 'settings', settingsType);

builder.queryField('getSettings', (t) =>
  t.field({
    type: settingsAnswer,
    resolve: (_root, _args, { db }) => answering('', () => readSettings(db)),
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
  }),
});

/** Only what is given. */
function given<Values extends object>(values: Values): { [Name in keyof Values]?: NonNullable<Values[Name]> } {
  const entries = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(entries) as { [Name in keyof Values]?: NonNullable<Values[Name]> };
}

function changeOf({
  timerCount,
  isEnabled,
  pendingClosureLimit,
  unclosedLimit,
  ...others
}: SentSettings): SettingsChange {
  return {
    ...given({ idleSeconds: timerCount, passwordLength: others.passwordLength }),
    ...given({ approveOnVerification: others.approveOnVerification, refuseGuessable: others.refuseGuessable }),
    quota: given({ enabled: isEnabled, pendingClosureLimit, unclosedLimit }),
  };
}

type SentSettings = typeof updateSettingsInput.$inferInput;

builder.mutationField('updateSettings', (t) =>
  t.field({
    type: settingsAnswer,
    args: { data: t.arg({ type: updateSettingsInput, required: true }) },
    resolve: (_root, { data }, context) =>
      answering('The settings are saved.', () => updateSettings(scopeOf(context), changeOf(data))),
  }),
);
