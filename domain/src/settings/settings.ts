import type { FieldValue } from '../text/field-changes.ts';
import { defaultQuota, type QuotaSettings } from '../permit/quota.ts';
import { minPasswordLength } from '../user/password.ts';

/** What Super Admins may change while the program runs. */
export interface Settings {
  /** Without activity for so many seconds a session ends. */
  idleSeconds: number;
  quota: QuotaSettings;
  /** The fewest characters of a password. */
  passwordLength: number;
  /** Whether passwords are refused that others would guess first. */
  refuseGuessable: boolean;
  /** Whether a newcomer is approved by verifying their e-mail address, without an administrator. */
  approveOnVerification: boolean;
}

export const defaultSettings: Settings = {
  idleSeconds: 10_800,
  quota: defaultQuota,
  passwordLength: minPasswordLength,
  refuseGuessable: true,
  approveOnVerification: false,
};

/** The whole numbers among the settings, with what they may be. */
export const settingLimits = {
  idleSeconds: { label: 'Idle time', least: 60, greatest: 86_400, unit: 'seconds' },
  passwordLength: { label: 'Password length', least: minPasswordLength, greatest: 64, unit: 'characters' },
  pendingClosureLimit: { label: 'Permits pending closure', least: 1, greatest: 1_000, unit: 'permits' },
  unclosedLimit: { label: 'Unclosed permits', least: 1, greatest: 1_000, unit: 'permits' },
} as const;

export type NumericSetting = keyof typeof settingLimits;

/** Why a number is not accepted for a setting, as a sentence; nothing when it is. */
export function validateSetting(name: NumericSetting, value: number): string | undefined {
  const { label, least, greatest, unit } = settingLimits[name];
  if (Number.isInteger(value) && value >= least && value <= greatest) return undefined;
  return `${label} must be a whole number from ${least} to ${greatest} ${unit}.`;
}

/** The settings as administrators read them in the history of what was changed. */
export function formatSettings({ quota, ...settings }: Settings): Record<string, FieldValue> {
  return {
    'Permit quota': quota.enabled,
    [settingLimits.pendingClosureLimit.label]: quota.pendingClosureLimit,
    [settingLimits.unclosedLimit.label]: quota.unclosedLimit,
    'Idle time in seconds': settings.idleSeconds,
    [settingLimits.passwordLength.label]: settings.passwordLength,
    'Refuse passwords that are guessed first': settings.refuseGuessable,
    'Approve on verification': settings.approveOnVerification,
  };
}
