import { requireMigrated } from '../database/migrate.ts';
import { writeLivePermits } from '../features/permits/live/pack.ts';
import { readFaces } from '../pdf/text/faces.ts';
import { createTypesetter } from '../pdf/text/typesetter.ts';
import { givenFolder, runCommand } from './run-command.ts';

/* Writes the live permits of every site into a folder, to be printed when the program is down. */
await runCommand({ asItIs: true }, async ({ config, database, services }) => {
  const folder = givenFolder('live-permits');
  await requireMigrated(database.db);
  const faces = readFaces(config.fontDirectory);
  const sites = await writeLivePermits(await services(), { faces, typesetter: createTypesetter(faces) }, folder);
  for (const { code, permits } of sites) print(`${code}: ${permits} live ${permits === 1 ? 'permit' : 'permits'}`);
  const withoutPictures = sites.flatMap((site) => site.withoutPictures);
  if (withoutPictures.length === 0) return true;
  print(`The place where files are kept does not answer. Pictures are missing from ${withoutPictures.join(', ')}`);
  return false;
});

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
