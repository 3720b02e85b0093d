import type { Readable } from 'node:stream';
import { readRows, setPlainOutput } from '../database/backup/rows.ts';
import { listSequences, listBackupTables } from '../database/backup/table-shape.ts';
import type { Database } from '../database/connect.ts';
import { listAppliedMigrations } from '../database/migrate.ts';
import { inSnapshot } from '../database/transaction.ts';
import { listStoredNames } from '../features/files/service.ts';
import { FileNotFound, type FileStore } from '../files/file-store.ts';
import type { AppContext } from '../app-context.ts';
import { createArchive, type ArchiveWriter } from './archive.ts';
import { createManifest, type Manifest } from './manifest.ts';

/** The result of a backup. */
export interface BackupResult {
  manifest: Manifest;
  /** Files that the database still references at the end but the store does not have. */
  missingFiles: string[];
}

/**
 * Writes the database and the files into a folder while the program runs: first a snapshot of the database, then the
 * files that it references. These never change, so they can be read later.
 */
export async function createBackup(
  context: Pick<AppContext, 'db' | 'files' | 'clock'>,
  folder: string,
): Promise<BackupResult> {
  const { db, files, clock } = context;
  const archive = await createArchive(folder);
  try {
    const madeAt = clock().toISOString();
    const { names, ...tables } = await inSnapshot(db, (snapshot) => writeTables(snapshot, archive));
    const unreadableNames = new Set<string>();
    let bytes = 0;
    for (const name of names) {
      const content = await readIfPresent(files, name);
      if (content) bytes += await archive.addFile(name, content);
      else unreadableNames.add(name);
    }
    const manifest = createManifest({
      madeAt,
      ...tables,
      files: { count: names.length - unreadableNames.size, bytes },
    });
    await archive.finish(manifest);
    // Files removed during the backup, as by the tidy-up, are not lost.
    const missing =
      unreadableNames.size === 0 ? [] : (await listStoredNames(db)).filter((name) => unreadableNames.has(name));
    return { manifest, missingFiles: missing };
  } catch (error) {
    await archive.discard();
    throw error;
  }
}

async function writeTables(snapshot: Database, archive: ArchiveWriter) {
  await setPlainOutput(snapshot);
  const migrations = await listAppliedMigrations(snapshot);
  const tables: Manifest['tables'] = [];
  for (const shape of await listBackupTables(snapshot)) {
    let rows = 0;
    const countRows = async function* countRows() {
      for await (const line of readRows(snapshot, shape)) {
        rows += 1;
        yield line;
      }
    };
    await archive.addTable(shape.name, countRows());
    tables.push({ name: shape.name, columns: shape.columns.map(({ name }) => name), rows });
  }
  // Sequences are not part of a snapshot; read last, they are ahead of every number in the tables.
  return { migrations, tables, sequences: await listSequences(snapshot), names: await listStoredNames(snapshot) };
}

async function readIfPresent(files: FileStore, name: string): Promise<Readable | undefined> {
  try {
    return await files.read(name);
  } catch (error) {
    if (error instanceof FileNotFound) return undefined;
    throw error;
  }
}
