import { requireMigrated } from '../database/migrate.ts';
import { writeContingencyPacks } from '../features/permits/contingency-pack/write-pack.ts';
import { loadFonts } from '../pdf/text/fonts.ts';
import { createTypesetter } from '../pdf/text/typesetter.ts';
import { readFolderArgument, runCommand } from '../app/run-command.ts';

/* Writes the live permits of every site into a folder, to print in case the program goes down. */
await runCommand({ skipMigrations: true }, async ({ config, database, openAppContext: context }) => {
  const folder = readFolderArgument('contingency-pack');
  await requireMigrated(database.db);
  const faces = loadFonts(config.fontDirectory);
  const sites = await writeContingencyPacks(
    await context(),
    { fonts: faces, typesetter: createTypesetter(faces) },
    folder,
  );
  for (const { code, permits } of sites) print(`${code}: ${permits} live ${permits === 1 ? 'permit' : 'permits'}`);
  const withoutPictures = sites.flatMap((site) => site.withoutPictures);
  if (withoutPictures.length === 0) return true;
  print(`File storage is not available. Pictures are missing from ${withoutPictures.join(', ')}`);
  return false;
});

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
