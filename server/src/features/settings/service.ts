import { randomBytes } from 'node:crypto';
import { fieldChanges } from '@eptw/domain/administration/act';
import type { QuotaSettings } from '@eptw/domain/permit/quota';
import {
  settingBounds,
  settingProblem,
  settingsInWords,
  usualSettings,
  type SettingNumber,
  type Settings,
} from '@eptw/domain/settings/settings';
import type { Database } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Scope } from '../../graphql/context.ts';
import { Refusal } from '../../graphql/errors.ts';
import { recordAct } from '../administration/history/record.ts';
import { loadOrMakeSetting, loadSettings, saveSetting, type SavedSettings } from './store.ts';

function numberOr(usually: number, value: unknown): number {
  return typeof value === 'number' && value >= 0 ? value : usually;
}

function flagOr(usually: boolean, value: unknown): boolean {
  return typeof value === 'boolean' ? value : usually;
}

/** The settings as they are now; a missing or senseless one counts as its default. */
export async function readSettings(db: Database): Promise<Settings> {
  const saved = await loadSettings(db);
  return {
    idleSeconds: numberOr(usualSettings.idleSeconds, saved['idleSeconds']),
    quota: quotaOf(saved),
    passwordLength: numberOr(usualSettings.passwordLength, saved['passwordLength']),
    refuseGuessable: flagOr(usualSettings.refuseGuessable, saved['refuseGuessable']),
    approveOnVerification: flagOr(usualSettings.approveOnVerification, saved['approveOnVerification']),
  };
}

/** The quota by the settings that were saved; a missing or senseless one counts as its default. */
export function quotaOf(saved: SavedSettings): QuotaSettings {
  const { quota } = usualSettings;
  return {
    enabled: flagOr(quota.enabled, saved['quotaEnabled']),
    pendingClosureLimit: numberOr(quota.pendingClosureLimit, saved['quotaPendingClosureLimit']),
    unclosedLimit: numberOr(quota.unclosedLimit, saved['quotaUnclosedLimit']),
  };
}

/** Some of the settings; what is left out stays. */
export type SettingsChange = Partial<Omit<Settings, 'quota'>> & { quota?: Partial<QuotaSettings> };

/** Changes the settings that are given and leaves the others. */
export async function changeSettings(db: Database, change: SettingsChange): Promise<void> {
  const values = {
    idleSeconds: change.idleSeconds,
    passwordLength: change.passwordLength,
    refuseGuessable: change.refuseGuessable,
    approveOnVerification: change.approveOnVerification,
    quotaEnabled: change.quota?.enabled,
    quotaPendingClosureLimit: change.quota?.pendingClosureLimit,
    quotaUnclosedLimit: change.quota?.unclosedLimit,
  };
  for (const [name, value] of Object.entries(values)) if (value !== undefined) await saveSetting(db, name, value);
}

/** Changes settings in the name of an administrator. Refuses numbers out of bounds with BAD_INPUT. */
export async function updateSettings(scope: Scope, change: SettingsChange): Promise<Settings> {
  const { enabled: _enabled, ...limits } = change.quota ?? {};
  const { approveOnVerification: _approve, refuseGuessable: _refuse, quota: _quota, ...others } = change;
  const numbers: Partial<Record<SettingNumber, number>> = { ...others, ...limits };
  for (const name of Object.keys(settingBounds) as SettingNumber[]) {
    const value = numbers[name];
    const problem = value === undefined ? undefined : settingProblem(name, value);
    if (problem) throw new Refusal('BAD_INPUT', problem);
  }
  return inTransaction(scope.db, async (db) => {
    const before = await readSettings(db);
    await changeSettings(db, change);
    const after = await readSettings(db);
    const changes = fieldChanges(settingsInWords(before), settingsInWords(after));
    if (changes.length > 0)
      await recordAct({ ...scope, db }, scope.actor, {
        action: 'update',
        kind: 'settings',
        subjectId: 'settings',
        subjectName: 'Settings',
        changes,
      });
    return after;
  });
}

/** A secret of this installation: one for all server processes, made on first use, never changed. */
function installationKey(name: string): (db: Database) => Promise<Buffer> {
  const keys = new WeakMap<Database, Promise<Buffer>>();
  return (db) => {
    const known = keys.get(db);
    if (known) return known;
    const key = loadOrMakeSetting(db, name, () => randomBytes(32).toString('base64')).then((text) =>
      Buffer.from(String(text), 'base64'),
    );
    keys.set(db, key);
    key.catch(() => keys.delete(db));
    return key;
  };
}

/** What links to files are signed with. */
export const fileLinkKey = installationKey('fileLinkKey');

/** What says of a device that somebody signed in on it before is signed with. */
export const deviceKey = installationKey('deviceKey');

const outboxSecret = installationKey('outboxKey');

/** What the address of the outbox ends with, so that nobody guesses it. */
export async function outboxKey(db: Database): Promise<string> {
  return (await outboxSecret(db)).subarray(0, 18).toString('base64url');
}
