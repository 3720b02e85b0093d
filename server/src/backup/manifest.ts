import type { SequenceState } from '../database/backup/table-shape.ts';

const format = 1;

/** The metadata of a backup. */
export interface Manifest {
  format: typeof format;
  /** ISO 8601. */
  madeAt: string;
  /** The version of the database: every applied migration, in order. */
  migrations: string[];
  tables: { name: string; columns: string[]; rows: number }[];
  sequences: SequenceState[];
  files: { count: number; bytes: number };
}

export function createManifest(contents: Omit<Manifest, 'format'>): Manifest {
  return { format, ...contents };
}

/** @throws a sentence for the operator when another version of the program wrote it in a different format */
export function parseManifest(text: string): Manifest {
  const manifest: Manifest = JSON.parse(text);
  if (manifest.format !== format)
    throw new Error('The backup was made by a newer version of the application. Restore it with that version.');
  return manifest;
}

/**
 * Refuses a backup whose database this version of the program cannot build.
 * @throws a sentence for the operator
 */
export function requireKnownMigrations(backupMigrations: readonly string[], ownMigrations: readonly string[]): void {
  const newer = backupMigrations.filter((name) => !ownMigrations.includes(name));
  if (newer.length > 0)
    throw new Error(
      `The backup was made by a newer version of the application, with the migrations ${newer.join(', ')}. Restore it with that version.`,
    );
  if (backupMigrations.some((name, index) => name !== ownMigrations[index]))
    throw new Error('The backup was made by an unreleased version of the application. Restore it with that version.');
}
