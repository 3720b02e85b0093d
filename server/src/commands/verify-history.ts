import { requireMigrated } from '../database/migrate.ts';
import { runCommand } from '../app/run-command.ts';
import { verifyAndPrint } from '../backup/verify-and-print.ts';

/*
 * Verifies the history of every permit and of administration, in the database that the settings name or in the embedded
 * one, which it leaves as it is. Ends with 1 when a chain is broken.
 */
await runCommand({ asItIs: true }, async ({ database }) => {
  await requireMigrated(database.db);
  return verifyAndPrint(database.db);
});
