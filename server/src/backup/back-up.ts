import type { Readable } from 'node:stream';
import { readRows, speakPlainly } from '../database/backup/rows.ts';
import { sequencesOf, tablesToKeep } from '../database/backup/shape.ts';
import type { Database } from '../database/connect.ts';
import { appliedMigrations } from '../database/migrate.ts';
import { inSnapshot } from '../database/transaction.ts';
import { storedNames } from '../features/files/service.ts';
import { NoSuchFile, type FileStore } from '../files/file-store.ts';
import type { Services } from '../graphql/context.ts';
import { beginArchive, type ArchiveWriter } from './archive.ts';
import { newManifest, type Manifest } from './manifest.ts';

/** What a backup came to. */
export interface BackedUp {
  manifest: Manifest;
  /** Files that the database still names at the end, and the store does not have. */
  missing: string[];
}

/**
 * Writes everything that is to be kept into a folder, while the program goes on: the database as it was at one moment,
 * then the files that it names. Those never change, so that reading them later makes no difference.
 */
export async function backUp(ground: Pick<Services, 'db' | 'files' | 'clock'>, folder: string): Promise<BackedUp> {
  const { db, files, clock } = ground;
  const archive = await beginArchive(folder);
  try {
    const madeAt = clock().toISOString();
    const { names, ...kept } = await inSnapshot(db, (snapshot) => addTables(snapshot, archive));
    const unread = new Set<string>();
    let bytes = 0;
    for (const name of names) {
      const content = await contentOf(files, name);
      if (content) bytes += await archive.addFile(name, content);
      else unread.add(name);
    }
    const manifest = newManifest({ madeAt, ...kept, files: { count: names.length - unread.size, bytes } });
    await archive.finish(manifest);
    // What was removed meanwhile, as tidying up does, is not lost.
    const missing = unread.size === 0 ? [] : (await storedNames(db)).filter((name) => unread.has(name));
    return { manifest, missing };
  } catch (error) {
    await archive.discard();
    throw error;
  }
}

async function addTables(snapshot: Database, archive: ArchiveWriter) {
  await speakPlainly(snapshot);
  const migrations = await appliedMigrations(snapshot);
  const tables: Manifest['tables'] = [];
  for (const shape of await tablesToKeep(snapshot)) {
    let rows = 0;
    const counted = async function* counted() {
      for await (const line of readRows(snapshot, shape)) {
        rows += 1;
        yield line;
      }
    };
    await archive.addTable(shape.name, counted());
    tables.push({ name: shape.name, columns: shape.columns.map(({ name }) => name), rows });
  }
  // Sequences stand outside of any snapshot; read last, they stand behind every number that is in the tables.
  return { migrations, tables, sequences: await sequencesOf(snapshot), names: await storedNames(snapshot) };
}

async function contentOf(files: FileStore, name: string): Promise<Readable | undefined> {
  try {
    return await files.read(name);
  } catch (error) {
    if (error instanceof NoSuchFile) return undefined;
    throw error;
  }
}
