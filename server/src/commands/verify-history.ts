import { requireMigrated } from '../database/migrate.ts';
import { runCommand } from '../app/run-command.ts';
import { verifyAndPrint } from '../backup/verify-and-print.ts';

/*
 * Verifies the history of every permit and the audit log, in the configured database or the embedded one, without
 * changing it. Exits with 1 when a chain is broken.
 */
await runCommand({ skipMigrations: true }, async ({ database }) => {
  await requireMigrated(database.db);
  return verifyAndPrint(database.db);
});
