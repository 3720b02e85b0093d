import { createHash, randomUUID } from 'node:crypto';
import path from 'node:path';
import { message } from '@eptw/domain/message';
import { maxUploadBytes } from '@eptw/domain/template/purpose/uploads';
import { addJobs } from '../../database/job-queue.ts';
import type { Database } from '../../database/connect.ts';
import type { Row } from '../../database/tables.ts';
import { FileStoreUnavailable } from '../../files/file-store.ts';
import type { ActorContext, AppContext } from '../../app-context.ts';
import { Refusal } from '../../refusal.ts';
import type { UploadedFile } from '../../graphql/uploaded-file.ts';
import { detectContentType, explainRefusedType, isPicture, toStoredText } from './content-type.ts';
import { formatUploadLimitReached, pdfRefusals } from './messages.ts';
import { isValidLink, createSignedPath } from './signed-link.ts';
import { stripMetadata } from './strip-metadata.ts';
import {
  listFileNames,
  countUploads,
  deleteUnusedFile,
  findFile,
  findUnusedFiles,
  deleteReplacedFiles,
  deleteUnusedFiles,
  insertFile,
  mayReadFile,
} from './store.ts';

const maxNameLength = 200;

export interface UploadResult {
  /** The stored name, which a submission refers to. */
  filename: string;
  url: string;
}

/** Stores a file under an unguessable name. Refuses one that is too large or not of an allowed type. */
export async function uploadFile(context: ActorContext, file: UploadedFile): Promise<UploadResult> {
  const { db, files, actor, clock, uploadsPerDay } = context;
  if (file.size > maxUploadBytes) throw new Refusal('TOO_LARGE', message.uploadFailed);
  if (file.size === 0) throw new Refusal('BAD_INPUT', 'The file is empty. Please choose another one.');
  const dayAgo = new Date(clock().getTime() - 24 * 3_600_000);
  if ((await countUploads(db, actor.id, dayAgo)) >= uploadsPerDay)
    throw new Refusal('RATE_LIMITED', formatUploadLimitReached(uploadsPerDay));
  const type = await detectContentType(file.content, file.name);
  if (!type) throw new Refusal('BAD_INPUT', await explainRefusedType(file.content));
  const name = `${randomUUID()}.${type.extension}`;
  const problem = type.mime === 'application/pdf' && (await context.pdfOpener.findProblem(file.content));
  if (problem) throw new Refusal('BAD_INPUT', pdfRefusals[problem]);
  const content = toStoredText(stripMetadata(file.content, type.mime), type.mime);
  await files.write(name, content);
  try {
    await insertFile(db, {
      name,
      original_name: toOriginalName(file.name, type.extension),
      type: type.mime,
      size: content.length,
      uploaded_by: actor.id,
      uploaded_at: clock(),
      digest: isPicture(type.mime) ? createHash('sha256').update(content).digest('hex') : null,
    });
  } catch (error) {
    await files.remove(name);
    throw error;
  }
  return { filename: name, url: await signFileLink(context, name) };
}

/**
 * Copies files into uploads of the actor, and returns the new names by the old ones. The caller must have checked
 * that the actor can see the files.
 */
export async function copyFiles(context: ActorContext, names: readonly string[]): Promise<Map<string, string>> {
  const { db, files, actor, clock } = context;
  const copies = new Map<string, string>();
  try {
    for (const original of names) {
      const storedFile = await findFile(db, original);
      if (!storedFile) throw new Error(`The file ${original} of a permit is not there`);
      const name = `${randomUUID()}${path.extname(original)}`;
      await files.write(name, await files.readBuffer(original));
      copies.set(original, name);
      await insertFile(db, { ...storedFile, name, uploaded_by: actor.id, uploaded_at: clock(), copy_of: original });
    }
    return copies;
  } catch (error) {
    await discardFiles(context, [...copies.values()]);
    throw error;
  }
}

/** Deletes the actor's uploads that nothing uses; others stay. */
export async function discardFiles(context: ActorContext, names: readonly string[]): Promise<void> {
  for (const name of names) await deleteUnusedFile(context.db, context.actor.id, name);
  await removeContents(context, names);
}

/** Removes the contents of deleted files. If the store is down, a job removes them later. */
export async function removeContents(
  { db, files }: Pick<AppContext, 'db' | 'files'>,
  names: readonly string[],
): Promise<void> {
  for (const [index, name] of names.entries()) {
    try {
      await files.remove(name);
    } catch (error) {
      if (!(error instanceof FileStoreUnavailable)) throw error;
      // The remaining ones would fail in the same way.
      const remaining = names.slice(index).map((remainingName) => ({ name: remainingName }));
      await addJobs(db, 'removeFile', remaining);
      return;
    }
  }
}

/** The base name of the upload with the extension of its content; downloads are saved under it. */
function toOriginalName(uploadedName: string, extension: string): string {
  const base = path.win32.basename(uploadedName).replace(/[\p{Cc}\p{Cf}]/gu, '');
  const { name, ext } = path.parse(base);
  const right = [`.${extension}`, ...(extension === 'jpg' ? ['.jpeg'] : [])];
  const stem = right.includes(ext.toLowerCase()) ? name : base;
  return `${stem.slice(0, maxNameLength) || 'file'}.${extension}`;
}

/** The content types of those of these files that are uploads of the actor and that nothing uses yet, by name. */
export async function findNewUploadTypes(
  { db, actor }: ActorContext,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  return new Map((await findUnusedFiles(db, actor.id, names)).map(({ name, type }) => [name, type]));
}

/**
 * Deletes the records of files that were replaced, unless something else uses them, and returns the names of those
 * whose contents the caller has to remove (`removeContents`), once its transaction is committed.
 */
export async function deleteFileRecords({ db }: Pick<AppContext, 'db'>, names: readonly string[]): Promise<string[]> {
  return names.length === 0 ? [] : deleteReplacedFiles(db, names);
}

/** Deletes a file of the actor that no permit, map or certificate uses. */
export async function deleteFile(context: ActorContext, name: string): Promise<void> {
  const { db, actor } = context;
  if (!(await deleteUnusedFile(db, actor.id, name))) {
    if (await mayReadFile(db, actor, name))
      throw new Refusal(
        'FORBIDDEN',
        'This file belongs to a permit, a site map or a certificate and cannot be deleted here.',
      );
    throw new Refusal('NOT_FOUND', message.notFound);
  }
  await removeContents(context, [name]);
}

/** A link to a file that the actor may read; expires after a few minutes. */
export async function createFileLink(context: ActorContext, name: string): Promise<string> {
  if (!(await mayReadFile(context.db, context.actor, name))) throw new Refusal('NOT_FOUND', message.notFound);
  return signFileLink(context, name);
}

/** A link to a file that expires after a few minutes. The caller must have checked that the actor may read it. */
export async function signFileLink({ db, clock, publicUrl }: AppContext, name: string): Promise<string> {
  return `${publicUrl}${await createSignedPath(db, name, clock())}`;
}

/** The file of a link; undefined if the link is invalid or expired, or the file is gone. */
export async function findLinkedFile(
  { db, clock }: AppContext,
  link: { name: string; expires: string; signature: string },
): Promise<Row<'stored_file'> | undefined> {
  return (await isValidLink(db, link, clock())) ? findFile(db, link.name) : undefined;
}

/** Deletes uploads from before this time that no permit, draft, map or certificate uses; returns how many. */
export async function removeUnusedFiles(context: Pick<AppContext, 'db' | 'files'>, before: Date): Promise<number> {
  const names = await deleteUnusedFiles(context.db, before);
  await removeContents(context, names);
  await context.files.removePartialFiles(before);
  return names.length;
}

/** The stored names of all files, for a backup. */
export function listStoredNames(db: Database): Promise<string[]> {
  return listFileNames(db);
}
