import { createBackup } from '../backup/create-backup.ts';
import { readFolderArgument, runCommand } from '../app/run-command.ts';

/*
 * Backs up the database and the uploaded files into a new folder. Exits with 1 when the store lacks files that the
 * database references.
 */
await runCommand({ skipMigrations: true }, async ({ openAppContext: context }) => {
  const folder = readFolderArgument('backup');
  const { manifest, missingFiles } = await createBackup(await context(), folder);
  const { tables, files } = manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  print(`Backed up ${rows} rows of ${tables.length} tables and ${files.count} files to ${folder}`);
  if (missingFiles.length > 0) print(`Files missing from the file store: ${missingFiles.join(', ')}`);
  return missingFiles.length === 0;
});

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
