import { randomBytes } from 'node:crypto';
import { diffFields } from '@eptw/domain/text/field-changes';
import type { QuotaSettings } from '@eptw/domain/permit/quota';
import {
  settingLimits,
  validateFeedbackUrl,
  validateSetting,
  formatSettings,
  defaultSettings,
  type NumericSetting,
  type Settings,
} from '@eptw/domain/settings/settings';
import type { Database } from '../../database/connect.ts';
import type { ActorContext } from '../../app-context.ts';
import { Refusal } from '../../refusal.ts';
import { refuseProblem } from '../../graphql/refusals.ts';
import { administer } from '../audit-log/administer.ts';
import { loadOrCreateSetting, loadSettings, saveSetting, type SavedSettings } from './store.ts';

function toNumberOr(fallback: number, value: unknown): number {
  return typeof value === 'number' && value >= 0 ? value : fallback;
}

function toFlagOr(fallback: boolean, value: unknown): boolean {
  return typeof value === 'boolean' ? value : fallback;
}

/** The current settings; a missing or invalid one has its default. */
export async function readSettings(db: Database): Promise<Settings> {
  const saved = await loadSettings(db);
  return {
    idleSeconds: toNumberOr(defaultSettings.idleSeconds, saved['idleSeconds']),
    quota: toQuota(saved),
    passwordLength: toNumberOr(defaultSettings.passwordLength, saved['passwordLength']),
    refuseGuessable: toFlagOr(defaultSettings.refuseGuessable, saved['refuseGuessable']),
    approveOnVerification: toFlagOr(defaultSettings.approveOnVerification, saved['approveOnVerification']),
    feedbackUrl: typeof saved['feedbackUrl'] === 'string' ? saved['feedbackUrl'] : defaultSettings.feedbackUrl,
  };
}

/** The quota of the saved settings; a missing or invalid one has its default. */
export function toQuota(saved: SavedSettings): QuotaSettings {
  const { quota } = defaultSettings;
  return {
    enabled: toFlagOr(quota.enabled, saved['quotaEnabled']),
    pendingClosureLimit: toNumberOr(quota.pendingClosureLimit, saved['quotaPendingClosureLimit']),
    unclosedLimit: toNumberOr(quota.unclosedLimit, saved['quotaUnclosedLimit']),
  };
}

/** Some of the settings; what is left out stays unchanged. */
export type SettingsChange = Partial<Omit<Settings, 'quota'>> & { quota?: Partial<QuotaSettings> };

/** Saves the given settings and leaves the others unchanged. */
export async function saveSettings(db: Database, change: SettingsChange): Promise<void> {
  const values = {
    idleSeconds: change.idleSeconds,
    passwordLength: change.passwordLength,
    refuseGuessable: change.refuseGuessable,
    approveOnVerification: change.approveOnVerification,
    feedbackUrl: change.feedbackUrl,
    quotaEnabled: change.quota?.enabled,
    quotaPendingClosureLimit: change.quota?.pendingClosureLimit,
    quotaUnclosedLimit: change.quota?.unclosedLimit,
  };
  for (const [name, value] of Object.entries(values)) if (value !== undefined) await saveSetting(db, name, value);
}

/** Changes settings on behalf of an administrator. Refuses numbers outside their limits, and what is no address, with BAD_INPUT. */
export async function updateSettings(context: ActorContext, change: SettingsChange): Promise<Settings> {
  const { enabled: _enabled, ...limits } = change.quota ?? {};
  const { approveOnVerification: _approve, refuseGuessable: _refuse, quota: _quota, feedbackUrl, ...others } = change;
  const numbers: Partial<Record<NumericSetting, number>> = { ...others, ...limits };
  for (const name of Object.keys(settingLimits) as NumericSetting[]) {
    const value = numbers[name];
    const problem = value === undefined ? undefined : validateSetting(name, value);
    if (problem) throw new Refusal('BAD_INPUT', problem);
  }
  refuseProblem(validateFeedbackUrl(feedbackUrl ?? ''));
  return administer(context, async ({ db }, record) => {
    const before = await readSettings(db);
    await saveSettings(db, change);
    const after = await readSettings(db);
    const changes = diffFields(formatSettings(before), formatSettings(after));
    if (changes.length > 0)
      record({ action: 'update', kind: 'settings', subjectId: 'settings', subjectName: 'Settings', changes });
    return after;
  });
}

/** A secret of this installation, shared by all server processes, created on first use and never changed. */
function createInstallationKey(name: string): (db: Database) => Promise<Buffer> {
  const keys = new WeakMap<Database, Promise<Buffer>>();
  return (db) => {
    const cached = keys.get(db);
    if (cached) return cached;
    const key = loadOrCreateSetting(db, name, () => randomBytes(32).toString('base64')).then((text) =>
      Buffer.from(String(text), 'base64'),
    );
    keys.set(db, key);
    key.catch(() => keys.delete(db));
    return key;
  };
}

/** Signs links to files. */
export const fileLinkSigningKey = createInstallationKey('fileLinkKey');

/** Signs the cookies of known devices. */
export const deviceSigningKey = createInstallationKey('deviceKey');

/** Signs the addresses of sign-on pages, and what a worker's device keeps. */
export const signOnSigningKey = createInstallationKey('signOnKey');

const outboxSecretKey = createInstallationKey('outboxKey');

/** The unguessable last part of the outbox's path. */
export async function loadOutboxKey(db: Database): Promise<string> {
  return (await outboxSecretKey(db)).subarray(0, 18).toString('base64url');
}
