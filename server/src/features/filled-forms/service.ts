import { formatWorkPlace } from '@eptw/domain/permit/work-place';
import type { Database } from '../../database/connect.ts';
import { refuseBlockedWords } from './form-checks.ts';
import type { FilledForm, StoredForm } from './form-rows.ts';
import {
  addFiles,
  deleteForms,
  findUsableFiles,
  insertForms,
  loadBlockedWords,
  updateForm,
  updateWorkPlace,
} from './store.ts';

/** What changes in the forms of a permit. */
export interface FormChanges {
  changed: readonly StoredForm[];
  added: readonly FilledForm[];
  removed: readonly StoredForm[];
  /** The position of the first of those that are added. */
  nextPosition: number;
  /** The files of both. */
  fileNames: readonly string[];
}

/** Writes checked changes of the forms of a permit. */
export async function writeFormChanges(db: Database, permitId: string, changes: FormChanges): Promise<void> {
  for (const form of changes.changed) {
    await updateForm(db, permitId, form.position, form.submission);
    if (form.position === 0) await updateWorkPlace(db, permitId, formatWorkPlace(form.version, form.submission));
  }
  await deleteForms(
    db,
    permitId,
    changes.removed.map(({ position }) => position),
  );
  await insertForms(db, permitId, changes.added, changes.nextPosition);
  await addFiles(db, permitId, changes.fileNames);
}

/** Refuses one of the blocked words, as they are stored now, as a manager's name. */
export async function refuseStoredBlockedWords(db: Database, forms: readonly FilledForm[]): Promise<void> {
  refuseBlockedWords(await loadBlockedWords(db), forms);
}

/** Whether this person uploaded a file, or the permit has it already. */
export async function isUsableFile(
  db: Database,
  file: string,
  uploaderId: string,
  permitId: string | null,
): Promise<boolean> {
  return (await findUsableFiles(db, [file], uploaderId, permitId)).has(file);
}
