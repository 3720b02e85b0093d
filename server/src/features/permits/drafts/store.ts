import type { Actor } from '@eptw/domain/user/actor';
import { sql } from 'kysely';
import { readInBatches, type StreamedList } from '../../../database/batches.ts';
import type { Database } from '../../../database/connect.ts';
import { isUuid } from '../../../database/uuid.ts';
import { matchesSearch } from '../../../database/search.ts';
import type { NewRow, Row } from '../../../database/tables.ts';
import { isVisibleTo } from '../../../database/visibility.ts';
import type { Discipline } from '../../disciplines/types.ts';
import type { Site } from '../../sites/types.ts';
import type { Person } from '../../users/types.ts';
import { toStoredForms, type FilledForm, type StoredForm, type StoredFormRow } from '../../filled-forms/form-rows.ts';
import { siteJson } from '../../sites/site-rows.ts';
import { selectPersonJson } from '../../users/person-rows.ts';
import { disciplineJson } from '../../permit-access/permit-rows.ts';

/** A draft with the names it refers to, without its answers. */
export interface DraftRow {
  id: string;
  version: number;
  work_description: string;
  created_at: Date;
  updated_at: Date;
  title: string;
  type: string;
  code: string;
  site: Site;
  discipline: Discipline;
  owner: Person;
  author: Person;
  individuals: Person[];
  group_ids: string[];
  attached_titles: string[];
}

const columns = sql`
  draft.id, draft.version, draft.work_description, draft.created_at, draft.updated_at, draft.group_ids,
  version.title, version.type, version.code,
  ${siteJson} as site, ${disciplineJson} as discipline,
  ${selectPersonJson('owner')} as owner, ${selectPersonJson('author')} as author,
  (select coalesce(json_agg(${selectPersonJson('person')} order by chosen.place), '[]')
    from unnest(draft.individual_ids) with ordinality chosen (id, place) join person on person.id = chosen.id)
    as individuals,
  array(select attached_version.title from draft_form attached
    join template_version attached_version on attached_version.id = attached.template_version_id
    where attached.draft_id = draft.id and attached.position > 0 order by attached.position) as attached_titles
  from draft
  join site on site.id = draft.site_id
  join discipline on discipline.id = draft.discipline_id
  join person owner on owner.id = draft.owner_id
  join person author on author.id = draft.author_id
  join draft_form form on form.draft_id = draft.id and form.position = 0
  join template_version version on version.id = form.template_version_id`;

/** The author, and a text to find in the permit type, the work, or the owner's name or e-mail address. */
interface DraftFilter {
  authorId: string;
  searchText?: string | null | undefined;
}

/** An author has few drafts, so filtering those found by `draft_of_author` is enough. */
function toFilterClause({ authorId, searchText }: DraftFilter) {
  const texts = ['version.title', 'draft.work_description', 'owner.full_name', 'owner.email'];
  const matchesText = matchesSearch(
    texts.map((text) => sql.ref<string>(text)),
    searchText,
  );
  return sql`draft.author_id = ${authorId}::uuid and ${matchesText}`;
}

/** The author's drafts, the last saved first. */
function selectDrafts(filter: DraftFilter) {
  return sql<DraftRow>`
    select ${columns} where ${toFilterClause(filter)} order by draft.updated_at desc, draft.id desc`;
}

/** A page of the filtered drafts. */
export async function listDrafts(
  db: Database,
  filter: DraftFilter,
  { take, skip }: { take: number; skip: number },
): Promise<DraftRow[]> {
  const { rows } = await sql<DraftRow>`${selectDrafts(filter)} limit ${take} offset ${skip}`.execute(db);
  return rows;
}

/** All of the filtered drafts. */
export async function streamDrafts(db: Database, filter: DraftFilter): Promise<StreamedList<DraftRow>> {
  return { count: await countDrafts(db, filter), batches: readInBatches(db, selectDrafts(filter)) };
}

export async function countDrafts(db: Database, filter: DraftFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from draft
    join person owner on owner.id = draft.owner_id
    join draft_form form on form.draft_id = draft.id and form.position = 0
    join template_version version on version.id = form.template_version_id
    where ${toFilterClause(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** One of the author's drafts. */
export async function findDraft(db: Database, authorId: string, draftId: string): Promise<DraftRow | undefined> {
  if (!isUuid(draftId)) return undefined;
  const { rows } = await sql<DraftRow>`
    select ${columns} where draft.id = ${draftId}::uuid and draft.author_id = ${authorId}::uuid`.execute(db);
  return rows[0];
}

/** A draft's own row, with the time zone of its site. */
export type LockedDraft = Row<'draft'> & { time_zone: string };

/** One of the author's drafts, locked until the transaction ends. */
export async function lockDraft(
  transaction: Database,
  authorId: string,
  draftId: string,
): Promise<LockedDraft | undefined> {
  if (!isUuid(draftId)) return undefined;
  return transaction
    .selectFrom('draft')
    .innerJoin('site', 'site.id', 'draft.site_id')
    .selectAll('draft')
    .select('site.time_zone')
    .where('draft.id', '=', draftId)
    .where('draft.author_id', '=', authorId)
    .forUpdate('draft')
    .executeTakeFirst();
}

/** The forms of a draft on the versions they were filled in on, its own first. */
export async function loadDraftForms(db: Database, draftId: string): Promise<StoredForm[]> {
  const { rows } = await sql<StoredFormRow>`
    select position, template_version_id as "versionId", template.archived_at is not null as archived, submission
    from draft_form form join template on template.id = form.template_id
    where form.draft_id = ${draftId} order by position`.execute(db);
  return toStoredForms(db, rows);
}

/** The permit that a draft was copied from, if its author can see it. */
export async function findCopySource(
  db: Database,
  author: Actor,
  draftId: string,
): Promise<{ _id: string; code: string } | null> {
  const { rows } = await sql<{ _id: string; code: string }>`
    select permit.id as _id, permit.number as code from permit
    where permit.id = (select draft.source_permit_id from draft where draft.id = ${draftId}::uuid)
      and ${isVisibleTo(author)}`.execute(db);
  return rows[0] ?? null;
}

/** The uploads in a draft's forms. */
export async function listDraftFiles(db: Database, draftId: string): Promise<Row<'stored_file'>[]> {
  return db
    .selectFrom('draft_file')
    .innerJoin('stored_file', 'stored_file.name', 'draft_file.file_name')
    .selectAll('stored_file')
    .where('draft_file.draft_id', '=', draftId)
    .orderBy('stored_file.uploaded_at')
    .execute();
}

/** The columns of a draft, without its forms. */
export type DraftColumns = Pick<
  NewRow<'draft'>,
  'site_id' | 'discipline_id' | 'owner_id' | 'individual_ids' | 'group_ids' | 'work_description'
>;

/** Creates a draft, or updates the one created under the same key. Returns its id. */
export async function upsertDraft(
  transaction: Database,
  draft: DraftColumns & Pick<NewRow<'draft'>, 'author_id' | 'idempotency_key' | 'source_permit_id'>,
  at: Date,
): Promise<string> {
  const { id } = await transaction
    .insertInto('draft')
    .values({ ...draft, created_at: at, updated_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['author_id', 'idempotency_key'])
        .where('idempotency_key', 'is not', null)
        .doUpdateSet(({ ref }) => ({
          site_id: ref('excluded.site_id'),
          discipline_id: ref('excluded.discipline_id'),
          owner_id: ref('excluded.owner_id'),
          individual_ids: ref('excluded.individual_ids'),
          group_ids: ref('excluded.group_ids'),
          work_description: ref('excluded.work_description'),
          updated_at: at,
          version: sql<number>`draft.version + 1`,
        })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes a locked draft, and increments its version. */
export async function updateDraft(
  transaction: Database,
  draftId: string,
  change: Partial<DraftColumns>,
  at: Date,
): Promise<void> {
  await transaction
    .updateTable('draft')
    .set({ ...change, updated_at: at, version: sql<number>`version + 1` })
    .where('id', '=', draftId)
    .execute();
}

/** Replaces the draft's forms (its own comes first) and its files by these. */
export async function replaceForms(
  transaction: Database,
  draftId: string,
  forms: readonly FilledForm[],
  fileNames: readonly string[],
): Promise<void> {
  await transaction.deleteFrom('draft_form').where('draft_id', '=', draftId).execute();
  await transaction
    .insertInto('draft_form')
    .values(
      forms.map(({ version, submission }, position) => ({
        draft_id: draftId,
        position,
        template_id: version.id,
        template_version_id: version.versionId,
        submission: JSON.stringify(submission),
      })),
    )
    .execute();
  await transaction.deleteFrom('draft_file').where('draft_id', '=', draftId).execute();
  if (fileNames.length === 0) return;
  await transaction
    .insertInto('draft_file')
    .values(fileNames.map((name) => ({ draft_id: draftId, file_name: name })))
    .execute();
}

/** Deletes a locked draft, and the records of its author's uploads that nothing else uses. Returns their names. */
export async function deleteDraft(transaction: Database, authorId: string, draftId: string): Promise<string[]> {
  const draftFiles = await transaction
    .selectFrom('draft_file')
    .select('file_name')
    .where('draft_id', '=', draftId)
    .execute();
  await transaction.deleteFrom('draft').where('id', '=', draftId).execute();
  if (draftFiles.length === 0) return [];
  const deletedFiles = await transaction
    .deleteFrom('stored_file')
    .where(
      'name',
      'in',
      draftFiles.map((file) => file.file_name),
    )
    .where('uploaded_by', '=', authorId)
    .where(({ and, not, exists, selectFrom }) =>
      and([
        not(
          exists(
            selectFrom('permit_file').whereRef('permit_file.file_name', '=', 'stored_file.name').select('file_name'),
          ),
        ),
        not(
          exists(
            selectFrom('draft_file').whereRef('draft_file.file_name', '=', 'stored_file.name').select('file_name'),
          ),
        ),
      ]),
    )
    .returning('name')
    .execute();
  return deletedFiles.map((file) => file.name);
}
