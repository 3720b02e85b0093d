import { withDeferredChecks, setPlainOutput, refreshStatistics, writeRows } from '../database/backup/rows.ts';
import { findFirstFilledTable, setSequence, listBackupTables } from '../database/backup/table-shape.ts';
import type { Connection } from '../database/connect.ts';
import { listAppliedMigrations, listKnownMigrations, migrateTo, migrateToLatest } from '../database/migrate.ts';
import { settleMailsAfterRestore } from '../features/mail-queue/service.ts';
import { settleTextMessagesAfterRestore } from '../features/sms-queue/service.ts';
import { skipPermitNumbers } from '../features/permits/create/service.ts';
import { settleNotificationsAfterRestore } from '../features/notifications/digests/service.ts';
import type { AppContext } from '../app-context.ts';
import { openArchive, type Archive } from './archive.ts';
import { requireKnownMigrations, type Manifest } from './manifest.ts';

/**
 * How many permit numbers are skipped after a restore: more than a company raises between two backups. Permits raised
 * after the backup are lost, but their printouts are on site, and no other permit may get their numbers.
 */
const skippedPermitNumbers = 10_000;

/** The manifest of the restored backup, and the number of the next permit. */
export type RestoreResult = Manifest & { firstNumber: number };

type RestoreContext = Pick<AppContext, 'db' | 'files' | 'clock'> & Pick<Connection, 'pool'>;

/**
 * Restores a backup into an empty database and its files into the store. The database is filled completely or not at
 * all; files left by a failed restore are overwritten by the next one.
 * @throws a sentence for the operator when the backup is incomplete or the database is not empty
 */
export async function restoreBackup(context: RestoreContext, folder: string): Promise<RestoreResult> {
  const archive = await openArchive(folder);
  await prepareDatabase(context, archive.manifest.migrations);
  for (const name of archive.files) await context.files.write(name, await archive.readFile(name));
  await restoreTables(context, archive);
  await refreshStatistics(context.db);
  await migrateToLatest(context);
  await settleMailsAfterRestore(context);
  await settleTextMessagesAfterRestore(context);
  await settleNotificationsAfterRestore(context);
  const firstNumber = await skipPermitNumbers(context, skippedPermitNumbers);
  return { ...archive.manifest, firstNumber };
}

/** Builds the empty database at the version of the backup. */
async function prepareDatabase({ db }: RestoreContext, migrations: readonly string[]): Promise<void> {
  requireKnownMigrations(migrations, await listKnownMigrations(db));
  const filled = await findFirstFilledTable(db);
  if (filled !== undefined)
    throw new Error(
      `The database is not empty: ${filled} has rows. Restore into a new one: another DATA_DIR, or a fresh database for DATABASE_URL.`,
    );
  const applied = await listAppliedMigrations(db);
  if (applied.length > migrations.length)
    throw new Error('The database was set up by a newer version than the backup. Restore into one without any tables.');
  await migrateTo(db, migrations.at(-1) ?? '');
}

async function restoreTables({ db }: RestoreContext, { manifest, rows }: Archive): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await setPlainOutput(transaction);
    const shapes = await listBackupTables(transaction);
    await withDeferredChecks(transaction, shapes, async () => {
      for (const table of manifest.tables) {
        const shape = shapes.find(({ name }) => name === table.name);
        if (!shape || shape.columns.map(({ name }) => name).join() !== table.columns.join())
          throw new Error(`The table ${table.name} of the backup does not match the database. Nothing was restored.`);
        const written = await writeRows(transaction, shape, rows(table.name));
        if (written !== table.rows)
          throw new Error(`${table.name} has ${written} rows instead of ${table.rows}. Nothing was restored.`);
      }
      for (const sequence of manifest.sequences) await setSequence(transaction, sequence);
    });
  });
}
