import { readStoredPolicy } from '@eptw/domain/work-policy/stored-work-policy';
import type { Submission } from '@eptw/domain/template/model/submission';
import type { Template } from '@eptw/domain/template/model/template';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../database/connect.ts';
import { isUuid } from '../../database/uuid.ts';
import { createPreparedStatement } from '../../database/prepared-statements.ts';
import type { Row } from '../../database/tables.ts';

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

function toContents(row: Row<'template_version'>): VersionContents {
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
    ...(row.work_policy && { workPolicy: readStoredPolicy(row.work_policy) }),
  };
}

/** What a version contains; whether its template is archived may change. */
type VersionContents = Omit<TemplateVersion, 'archived'>;

/** Published versions never change, so their contents are read once. */
const publishedVersionCache = new LRUCache<string, VersionContents>({ max: 200 });

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
  const contents = await loadContents(db, current);
  return new Map(
    current.flatMap(({ versionId, archived }) => {
      const version = contents.get(versionId);
      return version ? [[version.id, { ...version, archived }] as const] : [];
    }),
  );
}

/** The contents of versions, by version id. */
async function loadContents(
  db: Database,
  versions: readonly { versionId: string }[],
): Promise<Map<string, VersionContents>> {
  const contents = new Map<string, VersionContents>();
  const uncachedIds: string[] = [];
  for (const { versionId } of versions) {
    const cached = publishedVersionCache.get(versionId);
    if (cached) contents.set(versionId, cached);
    else uncachedIds.push(versionId);
  }
  if (uncachedIds.length === 0) return contents;
  const rows = await db.selectFrom('template_version').selectAll().where('id', 'in', uncachedIds).execute();
  for (const row of rows) {
    contents.set(row.id, toContents(row));
    publishedVersionCache.set(row.id, toContents(row));
  }
  return contents;
}

/** A filled form as stored, with the version that it was filled in on. */
export interface StoredFormRow extends CurrentVersion {
  position: number;
  submission: Submission;
}

/** Adds the contents of their versions to filled forms. */
export async function toStoredForms(db: Database, rows: readonly StoredFormRow[]): Promise<StoredForm[]> {
  const contents = await loadContents(db, rows);
  return rows.flatMap(({ position, versionId, archived, submission }) => {
    const version = contents.get(versionId);
    return version ? [{ position, version: { ...version, archived }, submission }] : [];
  });
}

/** The filled forms of $1 as JSON, its own form first. */
export const formsOfPermit = sql<StoredFormRow[]>`(
  select coalesce(json_agg(json_build_object('position', filled_form.position,
      'versionId', filled_form.template_version_id, 'archived', template.archived_at is not null,
      'submission', filled_form.submission) order by filled_form.position), '[]')
    from filled_form join template on template.id = filled_form.template_id
    where filled_form.permit_id = $1)`;

/** A permit's forms with their answers and the versions that they were filled in on, its own form first. */
export async function loadStoredForms(db: Database, permitId: string): Promise<StoredForm[]> {
  const { rows } = await sql<StoredFormRow>`
    select position, template_version_id as "versionId", template.archived_at is not null as archived, submission
    from filled_form form join template on template.id = form.template_id
    where form.permit_id = ${permitId} order by position`.execute(db);
  return toStoredForms(db, rows);
}
