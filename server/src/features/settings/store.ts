import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { createPreparedStatement } from '../../database/prepared-statements.ts';

/** The saved settings, by name: those that differ from their defaults. */
export type SavedSettings = Readonly<Record<string, unknown>>;

const selectSettings = createPreparedStatement(
  'settings',
  sql<{ name: string; value: unknown }>`select name, value from setting`,
);

/** The settings that differ from their defaults. */
export async function loadSettings(db: Database): Promise<SavedSettings> {
  const rows = await selectSettings(db);
  return Object.fromEntries(rows.map((row) => [row.name, row.value]));
}

export async function saveSetting(db: Database, name: string, value: unknown): Promise<void> {
  const text = JSON.stringify(value);
  await db
    .insertInto('setting')
    .values({ name, value: text })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: text }))
    .execute();
}

/** The value saved under this name, created if missing. Every process gets the same one. */
export async function loadOrCreateSetting(db: Database, name: string, make: () => unknown): Promise<unknown> {
  const find = () => db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
  const existing = await find();
  if (existing) return existing.value;
  await db
    .insertInto('setting')
    .values({ name, value: JSON.stringify(make()) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await find())?.value;
}
