import { randomBytes } from 'node:crypto';
import { defaultQuota, type QuotaSettings } from '@eptw/domain/permit/quota';
import type { Database } from '../../database/connect.ts';
import { loadOrMakeSetting, loadSettings, saveSetting, type SavedSettings } from './store.ts';

/** What administrators may change while the program runs. */
export interface Settings {
  /** Without activity for so many seconds a session ends. */
  idleSeconds: number;
  quota: QuotaSettings;
}

export const defaultIdleSeconds = 10_800;

function numberOr(usually: number, value: unknown): number {
  return typeof value === 'number' && value >= 0 ? value : usually;
}

/** The settings as they are now; a missing or senseless one counts as its default. */
export async function readSettings(db: Database): Promise<Settings> {
  const saved = await loadSettings(db);
  return { idleSeconds: numberOr(defaultIdleSeconds, saved['idleSeconds']), quota: quotaOf(saved) };
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
  change: { idleSeconds?: number; quota?: Partial<QuotaSettings> },
): Promise<void> {
  const values = {
    idleSeconds: change.idleSeconds,
    quotaEnabled: change.quota?.enabled,
    quotaPendingClosureLimit: change.quota?.pendingClosureLimit,
    quotaUnclosedLimit: change.quota?.unclosedLimit,
  };
  for (const [name, value] of Object.entries(values)) if (value !== undefined) await saveSetting(db, name, value);
}

const fileLinkKeys = new WeakMap<Database, Promise<Buffer>>();

/** The secret that links to files are signed with: one for all server processes, made on first use, never changed. */
export function fileLinkKey(db: Database): Promise<Buffer> {
  const known = fileLinkKeys.get(db);
  if (known) return known;
  const key = loadOrMakeSetting(db, 'fileLinkKey', () => randomBytes(32).toString('base64')).then((text) =>
    Buffer.from(String(text), 'base64'),
  );
  fileLinkKeys.set(db, key);
  key.catch(() => fileLinkKeys.delete(db));
  return key;
}
