import { filling, speakPlainly, takeStock, writeRows } from '../database/backup/rows.ts';
import { firstFilledTable, setSequence, tablesToKeep } from '../database/backup/shape.ts';
import type { Connection } from '../database/connect.ts';
import { appliedMigrations, knownMigrations, migrateTo, migrateToLatest } from '../database/migrate.ts';
import { settleMailsAfterRestore } from '../features/mails/service.ts';
import { leaveOutNumbers } from '../features/permits/raising/service.ts';
import { settleNotificationsAfterRestore } from '../features/notifications/mailing/service.ts';
import type { Services } from '../graphql/context.ts';
import { openArchive, type Archive } from './archive.ts';
import { checkMigrations, type Manifest } from './manifest.ts';

/**
 * How many permit numbers are left out after a restore: more than a company raises between two backups. Permits that were
 * raised after the backup are forgotten, but their papers are at the places of work, and no other may have their number.
 */
const numbersLeftOut = 10_000;

/** What was restored, and the number that the next permit gets. */
export type Restored = Manifest & { firstNumber: number };

type Ground = Pick<Services, 'db' | 'files' | 'clock'> & Pick<Connection, 'pool'>;

/**
 * Puts a backup into an empty database and its files into the store. The database is filled whole or not at all; files
 * of a restore that failed lie where the next one puts them again.
 * @throws a sentence for the operator when the backup is not whole or the database is not empty
 */
export async function restore(ground: Ground, folder: string): Promise<Restored> {
  const archive = await openArchive(folder);
  await prepareDatabase(ground, archive.manifest.migrations);
  for (const name of archive.files) await ground.files.write(name, await archive.readFile(name));
  await fillTables(ground, archive);
  await takeStock(ground.db);
  await migrateToLatest(ground);
  await settleMailsAfterRestore(ground);
  await settleNotificationsAfterRestore(ground);
  const firstNumber = await leaveOutNumbers(ground, numbersLeftOut);
  return { ...archive.manifest, firstNumber };
}

/** Builds the empty database as it was when the backup was made. */
async function prepareDatabase({ db }: Ground, migrations: readonly string[]): Promise<void> {
  checkMigrations(migrations, await knownMigrations(db));
  const filled = await firstFilledTable(db);
  if (filled !== undefined)
    throw new Error(
      `The database is not empty: ${filled} has rows. Restore into a new one: another DATA_DIR, or a fresh database for DATABASE_URL.`,
    );
  const applied = await appliedMigrations(db);
  if (applied.length > migrations.length)
    throw new Error('The database was set up by a newer version than the backup. Restore into one without any tables.');
  await migrateTo(db, migrations.at(-1) ?? '');
}

async function fillTables({ db }: Ground, { manifest, rows }: Archive): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await speakPlainly(transaction);
    const shapes = await tablesToKeep(transaction);
    await filling(transaction, shapes, async () => {
      for (const table of manifest.tables) {
        const shape = shapes.find(({ name }) => name === table.name);
        if (!shape || shape.columns.map(({ name }) => name).join() !== table.columns.join())
          throw new Error(`The table ${table.name} of the backup is not as the database has it. Nothing was restored.`);
        const written = await writeRows(transaction, shape, rows(table.name));
        if (written !== table.rows)
          throw new Error(`${table.name} has ${written} rows instead of ${table.rows}. Nothing was restored.`);
      }
      for (const sequence of manifest.sequences) await setSequence(transaction, sequence);
    });
  });
}
