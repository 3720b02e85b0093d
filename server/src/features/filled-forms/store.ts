import type { Submission } from '@eptw/domain/template/model/submission';
import type { Database } from '../../database/connect.ts';
import type { FilledForm } from './form-rows.ts';

/** Adds forms to a permit, starting at a position. */
export async function insertForms(
  db: Database,
  permitId: string,
  forms: readonly FilledForm[],
  fromPosition: number,
): Promise<void> {
  const rows = forms.map(({ version, submission }, index) => ({
    permit_id: permitId,
    position: fromPosition + index,
    template_id: version.id,
    template_version_id: version.versionId,
    submission: JSON.stringify(submission),
  }));
  if (rows.length > 0) await db.insertInto('filled_form').values(rows).execute();
}

/** Replaces the answers of one of a permit's forms. */
export async function updateForm(
  db: Database,
  permitId: string,
  position: number,
  submission: Submission,
): Promise<void> {
  await db
    .updateTable('filled_form')
    .set({ submission: JSON.stringify(submission) })
    .where('permit_id', '=', permitId)
    .where('position', '=', position)
    .execute();
}

/** Takes forms off a permit. */
export async function deleteForms(db: Database, permitId: string, positions: readonly number[]): Promise<void> {
  if (positions.length === 0) return;
  await db.deleteFrom('filled_form').where('permit_id', '=', permitId).where('position', 'in', positions).execute();
}

/** Updates a permit's work place after its own form changed. */
export async function updateWorkPlace(db: Database, permitId: string, place: string): Promise<void> {
  await db.updateTable('permit').set({ work_place: place }).where('id', '=', permitId).execute();
}

/** The words that no answer may contain as a manager's name. */
export async function loadBlockedWords(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('blocked_word').select('word').execute();
  return rows.map((row) => row.word);
}

/** The stored names among these that this user uploaded or that the permit already has. */
export async function findUsableFiles(
  db: Database,
  names: readonly string[],
  uploaderId: string,
  permitId: string | null,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('stored_file')
    .select('name')
    .where('name', 'in', names)
    .where((where) =>
      where.or([
        where.and([
          where('uploaded_by', '=', uploaderId),
          where.not(
            where.exists(
              where
                .selectFrom('site_map')
                .select('site_map.id')
                .whereRef('site_map.file_name', '=', 'stored_file.name'),
            ),
          ),
          where.not(
            where.exists(
              where
                .selectFrom('worker_certificate')
                .select('worker_certificate.worker_id')
                .whereRef('worker_certificate.file_name', '=', 'stored_file.name'),
            ),
          ),
        ]),
        where.exists(
          where
            .selectFrom('permit_file')
            .select('permit_file.permit_id')
            .whereRef('permit_file.file_name', '=', 'stored_file.name')
            .where('permit_file.permit_id', '=', permitId),
        ),
      ]),
    )
    .execute();
  return new Set(rows.map((row) => row.name));
}

/**
 * Makes files part of a permit, so that everyone who sees the permit sees them. Files that are already part of it
 * stay so.
 */
export async function addFiles(db: Database, permitId: string, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await db
    .insertInto('permit_file')
    .values(names.map((name) => ({ permit_id: permitId, file_name: name })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The originals of those of these files that are copies, by the copies' names. */
export async function findOriginals(db: Database, names: readonly string[]): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const rows = await db.selectFrom('stored_file').select(['name', 'copy_of']).where('name', 'in', names).execute();
  return new Map(rows.flatMap(({ name, copy_of: original }) => (original === null ? [] : [[name, original] as const])));
}
