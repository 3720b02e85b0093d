import { randomBytes } from 'node:crypto';
import { defaultQuota, type QuotaSettings } from '@eptw/domain/permit/quota';
import { usualPasswordLength } from '@eptw/domain/user/password';
import type { Database } from '../../database/connect.ts';
import { loadOrMakeSetting, loadSettings, saveSetting, type SavedSettings } from './store.ts';

/** What administrators may change while the program runs. */
export interface Settings {
  /** Without activity for so many seconds a session ends. */
  idleSeconds: number;
  quota: QuotaSettings;
  /** The fewest characters of a password. */
  passwordLength: number;
  /** Whether a newcomer is approved by verifying their e-mail address, without an administrator. */
  approveOnVerification: boolean;
}

export const defaultIdleSeconds = 10_800;

function numberOr(usually: number, value: unknown): number {
  return typeof value === 'number' && value >= 0 ? value : usually;
}

/** The settings as they are now; a missing or senseless one counts as its default. */
export async function readSettings(db: Database): Promise<Settings> {
  const saved = await loadSettings(db);
  return {
    idleSeconds: numberOr(defaultIdleSeconds, saved['idleSeconds']),
    quota: quotaOf(saved),
    passwordLength: numberOr(usualPasswordLength, saved['passwordLength']),
    approveOnVerification: saved['approveOnVerification'] === true,
  };
}

/** The quota by the settings that were saved; a missing or senseless one counts as its default. */
export function quotaOf(saved: SavedSettings): QuotaSettings {
  const enabled = saved['quotaEnabled'];
  return {
    enabled: typeof enabled === 'boolean' ? enabled : defaultQuota.enabled,
    pendingClosureLimit: numberOr(defaultQuota.pendingClosureLimit, saved['quotaPendingClosureLimit']),
    unclosedLimit: numberOr(defaultQuota.unclosedLimit, saved['quotaUnclosedLimit']),
  };
}

/** Changes the settings that are given and leaves the others. */
export async function changeSettings(
  db: Database,
  change: Partial<Omit<Settings, 'quota'>> & { quota?: Partial<QuotaSettings> },
): Promise<void> {
  const values = {
    idleSeconds: change.idleSeconds,
    passwordLength: change.passwordLength,
    approveOnVerification: change.approveOnVerification,
    quotaEnabled: change.quota?.enabled,
    quotaPendingClosureLimit: change.quota?.pendingClosureLimit,
    quotaUnclosedLimit: change.quota?.unclosedLimit,
  };
  for (const [name, value] of Object.entries(values)) if (value !== undefined) await saveSetting(db, name, value);
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

const outboxSecret = installationKey('outboxKey');

/** What the address of the outbox ends with, so that nobody guesses it. */
export async function outboxKey(db: Database): Promise<string> {
  return (await outboxSecret(db)).subarray(0, 18).toString('base64url');
}
