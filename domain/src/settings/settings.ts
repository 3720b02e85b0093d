import type { FieldValue } from '../text/field-changes.ts';
import { defaultQuota, type QuotaSettings } from '../permit/quota.ts';
import { minPasswordLength } from '../user/password.ts';

/** Settings that Super Admins can change while the application runs. */
export interface Settings {
  /** Seconds without activity after which a session ends. */
  idleSeconds: number;
  quota: QuotaSettings;
  /** The minimum length of a password. */
  passwordLength: number;
  /** Whether common passwords are blocked. */
  refuseGuessable: boolean;
  /** Whether a new account is approved once its e-mail address is verified, without an administrator. */
  approveOnVerification: boolean;
  /** Address of the feedback form; empty for none, null where nobody has set it. */
  feedbackUrl: string | null;
}

export const defaultSettings: Settings = {
  idleSeconds: 10_800,
  quota: defaultQuota,
  passwordLength: minPasswordLength,
  refuseGuessable: true,
  approveOnVerification: false,
  feedbackUrl: null,
};

/** The numeric settings with their limits. */
export const settingLimits = {
  idleSeconds: { label: 'Sign out after', minimum: 60, maximum: 86_400, unit: 'seconds' },
  passwordLength: { label: 'Minimum password length', minimum: minPasswordLength, maximum: 64, unit: 'characters' },
  pendingClosureLimit: { label: 'Maximum permits pending closure', minimum: 1, maximum: 1_000, unit: 'permits' },
  unclosedLimit: { label: 'Maximum unclosed permits', minimum: 1, maximum: 1_000, unit: 'permits' },
} as const;

export type NumericSetting = keyof typeof settingLimits;

/** Returns why a number is not accepted for a setting, as a sentence, or undefined when it is. */
export function validateSetting(name: NumericSetting, value: number): string | undefined {
  const { label, minimum, maximum, unit } = settingLimits[name];
  if (Number.isInteger(value) && value >= minimum && value <= maximum) return undefined;
  return `${label}: enter a whole number from ${minimum} to ${maximum} ${unit}.`;
}

const maxAddressLength = 500;

/** Returns why an address of the feedback form is not accepted, or undefined when it is; an empty one is none. */
export function validateFeedbackUrl(address: string): string | undefined {
  const isAddress = address.length <= maxAddressLength && /^https?:\/\/[^\s/@]+(\/\S*)?$/i.test(address);
  return address === '' || isAddress
    ? undefined
    : 'Feedback form: enter an address that begins with https://, or leave it empty.';
}

/** The settings as the audit log shows them. */
export function formatSettings({ quota, ...settings }: Settings): Record<string, FieldValue> {
  return {
    'Permit quota': quota.enabled,
    [settingLimits.pendingClosureLimit.label]: quota.pendingClosureLimit,
    [settingLimits.unclosedLimit.label]: quota.unclosedLimit,
    'Sign out after (seconds)': settings.idleSeconds,
    [settingLimits.passwordLength.label]: settings.passwordLength,
    'Block common passwords': settings.refuseGuessable,
    'Approve accounts automatically': settings.approveOnVerification,
    'Feedback form': settings.feedbackUrl,
  };
}
