import { createHash } from 'node:crypto';
import { formatInteger } from '@eptw/domain/text/format-integer';
import { Refusal } from '../refusal.ts';
import type { ImportSource } from './csv-lines.ts';

/** A file to import, and how. */
export interface ImportInput extends ImportSource {
  dryRun: boolean;
  /** The fingerprint of the dry run that the user saw. */
  seen?: string | null | undefined;
}

/** The outcome, or expected outcome, of a whole file. */
export interface ImportReport<Line> {
  dryRun: boolean;
  /** The number of things that are created, each from one or more lines. */
  toCreate: number;
  /** Identifies the report, so that nothing is imported but what the dry run showed. */
  fingerprint: string;
  lines: Line[];
}

/** A report, and what the user learns. */
export interface ImportResult<Report> {
  report: Report;
  message: string;
}

/** The fingerprint of what an import would do. */
export function createImportFingerprint(outcome: object): string {
  return createHash('sha256').update(JSON.stringify(outcome)).digest('base64url');
}

interface Import {
  /** What is imported: one, and several. */
  nouns: readonly [one: string, several: string];
  /** Why nothing is imported when the outcome would differ from the dry run. */
  changedSince: string;
  /** Creates what the report says, in the caller's transaction. */
  create: () => Promise<void>;
  /** A sentence about what happens next. */
  next?: string;
}

/**
 * Imports what a report says, unless it is that of a dry run. Refuses if the outcome would differ from the dry run that
 * the user saw, and if there is nothing to import.
 */
export async function runImport<Report extends Pick<ImportReport<unknown>, 'toCreate' | 'fingerprint'>>(
  report: Report,
  { dryRun, seen }: ImportInput,
  { nouns: [one, several], changedSince, create, next }: Import,
): Promise<ImportResult<Report>> {
  const { toCreate, fingerprint } = report;
  const count = toCreate === 1 ? `1 ${one}` : `${formatInteger(toCreate)} ${several}`;
  if (dryRun) return { report, message: `${count} can be imported.` };
  if (seen && seen !== fingerprint) throw new Refusal('CONFLICT', changedSince);
  if (toCreate === 0) throw new Refusal('BAD_INPUT', `The file has no ${several} that can be imported.`);
  await create();
  const sentences = [`${count} ${toCreate === 1 ? 'was' : 'were'} imported.`, next];
  return { report, message: sentences.filter(Boolean).join(' ') };
}
