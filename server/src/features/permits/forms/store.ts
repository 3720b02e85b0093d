import type { Submission } from '@eptw/domain/template/submission';
import type { Template } from '@eptw/domain/template/template';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../database/connect.ts';
import { isUuid } from '../../../database/uuid.ts';
import { createPreparedStatement } from '../../../database/prepared-statements.ts';

/** A version of a template, which a form is filled in on. `id` is the template's. */
export interface TemplateVersion extends Template {
  versionId: string;
  archived: boolean;
}

/** A form of a permit. Position 0 is the permit's own; the attached forms follow. */
export interface StoredForm {
  position: number;
  version: TemplateVersion;
  submission: Submission;
}

/** A form to be stored. */
export interface FilledForm {
  version: TemplateVersion;
  submission: Submission;
}

interface VersionRow {
  id: string;
  template_id: string;
  version: number;
  code: string;
  title: string;
  type: Template['type'];
  as_parent_permit: boolean;
  show_in_create_permit: boolean;
  sections: Template['sections'];
  archived_at: Date | null;
}

/** Converts a row of these columns to a version. */
export function toTemplateVersion(row: VersionRow): TemplateVersion {
  return {
    id: row.template_id,
    versionId: row.id,
    version: row.version,
    code: row.code,
    title: row.title,
    type: row.type,
    asParentPermit: row.as_parent_permit,
    showInCreatePermit: row.show_in_create_permit,
    sections: row.sections,
    archived: row.archived_at !== null,
  };
}

/** The columns to select from `template_version`, joined with its `template`, for a version. */
export const versionColumns = [
  'template_version.id',
  'template_version.template_id',
  'template_version.version',
  'template_version.code',
  'template_version.title',
  'template_version.type',
  'template_version.as_parent_permit',
  'template_version.show_in_create_permit',
  'template_version.sections',
  'template.archived_at',
] as const;

/** Published versions never change, so their contents are read once. */
const publishedVersionCache = new LRUCache<string, Omit<TemplateVersion, 'archived'>>({ max: 200 });

/** The template version that new forms are filled in on. */
export interface CurrentVersion {
  versionId: string;
  archived: boolean;
}

const currentVersionStatement = createPreparedStatement(
  'current versions',
  sql<CurrentVersion>`
    select current_version_id as "versionId", archived_at is not null as archived from template where id = any($1)`,
);

/** The versions that new forms are filled in on, by template id; unknown ids are absent. */
export async function loadCurrentVersions(
  db: Database,
  templateIds: readonly string[],
): Promise<Map<string, TemplateVersion>> {
  const ids = templateIds.filter(isUuid);
  return ids.length === 0 ? new Map() : loadVersions(db, await currentVersionStatement(db, ids));
}

/** The contents of versions, by template id. */
export async function loadVersions(
  db: Database,
  current: readonly CurrentVersion[],
): Promise<Map<string, TemplateVersion>> {
  const uncachedIds = current.map(({ versionId }) => versionId).filter((id) => !publishedVersionCache.has(id));
  if (uncachedIds.length > 0) {
    const rows = await db
      .selectFrom('template_version')
      .innerJoin('template', 'template.id', 'template_version.template_id')
      .select(versionColumns)
      .where('template_version.id', 'in', uncachedIds)
      .execute();
    for (const row of rows) publishedVersionCache.set(row.id, toTemplateVersion(row));
  }
  return new Map(
    current.flatMap(({ versionId, archived }) => {
      const version = publishedVersionCache.get(versionId);
      return version ? [[version.id, { ...version, archived }] as const] : [];
    }),
  );
}

/** A permit's forms with their answers and the versions that they were filled in on, its own form first. */
export async function loadStoredForms(db: Database, permitId: string): Promise<StoredForm[]> {
  const rows = await db
    .selectFrom('filled_form')
    .innerJoin('template_version', 'template_version.id', 'filled_form.template_version_id')
    .innerJoin('template', 'template.id', 'template_version.template_id')
    .select(versionColumns)
    .select(['filled_form.position', 'filled_form.submission'])
    .where('filled_form.permit_id', '=', permitId)
    .orderBy('filled_form.position')
    .execute();
  return rows.map((row) => ({ position: row.position, version: toTemplateVersion(row), submission: row.submission }));
}

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

/** Updates a permit's work place after its own form changed. */
export async function updateWorkPlace(db: Database, permitId: string, place: string): Promise<void> {
  await db.updateTable('permit').set({ work_place: place }).where('id', '=', permitId).execute();
}

export async function listBlockedWords(db: Database): Promise<string[]> {
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
