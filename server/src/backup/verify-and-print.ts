import type { Database } from '../database/connect.ts';
import { verifyAuditLog } from '../features/audit-log/service.ts';
import { verifyHistory } from '../features/history/service.ts';

const maxListed = 100;

/**
 * Verifies the history of every permit and the audit log, and prints the result with the first broken entry of each
 * chain. Returns whether all chains are intact.
 */
export async function verifyAndPrint(db: Database): Promise<boolean> {
  const { permits, entries, broken } = await verifyHistory(db);
  for (const { number, sequence, problem } of broken.slice(0, maxListed))
    print(`${number}, entry ${sequence}: ${problem}`);
  if (broken.length > maxListed) print(`… and ${broken.length - maxListed} more permits`);
  const verdict = broken.length === 0 ? 'all chains intact' : `${broken.length} broken`;
  print(`${permits} permits, ${entries} entries: ${verdict}`);
  const administration = await verifyAuditLog(db);
  if (administration.broken)
    print(`Administration, entry ${administration.broken.sequence}: ${administration.broken.problem}`);
  print(`Administration, ${administration.entries} entries: ${administration.broken ? 'broken' : 'chain intact'}`);
  return broken.length === 0 && !administration.broken;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
