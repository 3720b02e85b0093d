import { restoreBackup } from '../backup/restore-backup.ts';
import { readFolderArgument, runCommand } from '../app/run-command.ts';
import { verifyAndPrint } from '../backup/verify-and-print.ts';

/*
 * Restores a backup into the configured empty database, or into the embedded one of an empty DATA_DIR, and its files
 * into the store. Verifies every history afterwards, and exits with 1 when a chain is broken.
 */
await runCommand({ skipMigrations: true }, async ({ database, openAppContext: context }) => {
  const folder = readFolderArgument('restore');
  const { db, pool } = database;
  const { tables, files, madeAt, firstNumber } = await restoreBackup({ ...(await context()), db, pool }, folder);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(`Restored ${rows} rows and ${files.count} files as they were at ${madeAt}\n`);
  process.stdout.write(`The next permit gets the number ${firstNumber}, so that no printed number is used twice\n`);
  return verifyAndPrint(db);
});
