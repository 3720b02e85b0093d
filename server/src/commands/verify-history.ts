import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open.ts';
import { verifyAdministration } from '../features/administration/history/verify.ts';
import { verifyHistory } from '../features/permits/history/verify.ts';
import { createLog } from '../log.ts';

/*
 * Verifies the history of every permit and of administration, in the database that the settings name or in the embedded
 * one. Names the first broken entry of each chain and ends with 1 when there is one.
 */
const namedAtMost = 100;

try {
  const config = readConfig();
  // Lines about the database starting would drown the result.
  const log = createLog({ logLevel: 'warn' });
  const database = await openDatabase(config, log);
  try {
    const { permits, entries, broken } = await verifyHistory(database.db);
    for (const { number, sequence, what } of broken.slice(0, namedAtMost))
      print(`${number}, entry ${sequence}: ${what}`);
    if (broken.length > namedAtMost) print(`… and ${broken.length - namedAtMost} more permits`);
    const verdict = broken.length === 0 ? 'every chain is whole' : `${broken.length} broken`;
    print(`${permits} permits, ${entries} entries: ${verdict}`);
    const administration = await verifyAdministration(database.db);
    if (administration.broken)
      print(`Administration, entry ${administration.broken.sequence}: ${administration.broken.what}`);
    print(
      `Administration, ${administration.entries} entries: ${administration.broken ? 'broken' : 'the chain is whole'}`,
    );
    process.exitCode = broken.length === 0 && !administration.broken ? 0 : 1;
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
