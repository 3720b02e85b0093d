import type { TemplateContent } from '@eptw/domain/template/model/template';
import type { OtherTemplate } from '@eptw/domain/template/definition/template-conflicts';
import { readStoredPolicy, toStoredPolicy, type StoredWorkPolicy } from '@eptw/domain/work-policy/stored-work-policy';
import type { WorkPolicy } from '@eptw/domain/work-policy/work-policy';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../database/connect.ts';
import { toRowList, type RowList } from '../../database/row-list.ts';
import { matchesSearch } from '../../database/search.ts';
import type { Template, VersionContents } from './types.ts';
import { asRead } from '../../database/reading-order.ts';

/** The filters of a list of templates. */
export interface TemplateFilter {
  showInCreatePermit?: boolean | null | undefined;
  asParentPermit?: boolean;
  /** Searches the title, the permit code and the permit type. */
  searchText?: string | null | undefined;
}

/** A template without its sections, and the version it was read from. */
export type TemplateRow = Omit<Template, 'sections' | 'workPolicy'> & { versionId: string };

function withVersions(db: Database) {
  return db
    .selectFrom('template')
    .innerJoin('template_version', 'template_version.template_id', 'template.id')
    .leftJoin('person', 'person.id', 'template_version.published_by')
    .select([
      'template.id as _id',
      'template_version.code',
      'template_version.title',
      'template_version.type',
      'template_version.as_parent_permit as asParentPermit',
      'template_version.show_in_create_permit as showInCreatePermit',
      'template_version.version',
      sql<boolean>`template.archived_at is not null`.as('archived'),
      'person.full_name as publishedBy',
      'template_version.published_at as publishedAt',
    ]);
}

function selectAvailable(db: Database, { showInCreatePermit, asParentPermit, searchText }: TemplateFilter) {
  return withVersions(db)
    .whereRef('template_version.id', '=', 'template.current_version_id')
    .where('template.archived_at', 'is', null)
    .where(({ ref }) =>
      matchesSearch(
        [ref('template_version.title'), ref('template_version.code'), ref('template_version.type')],
        searchText,
      ),
    )
    .$if(typeof showInCreatePermit === 'boolean', (query) =>
      query.where('template_version.show_in_create_permit', '=', showInCreatePermit === true),
    )
    .$if(asParentPermit !== undefined, (query) =>
      query.where('template_version.as_parent_permit', '=', asParentPermit === true),
    );
}

/** The current versions of templates that are not archived, by title as people read it. */
export function listTemplates(db: Database, filter: TemplateFilter): RowList<TemplateRow> {
  const templates = selectAvailable(db, filter).select('template_version.id as versionId');
  return toRowList(db, templates.orderBy(asRead('template_version.title')).orderBy('template.id'));
}

/** What versions contain, by version id. */
export async function findContents(db: Database, versionIds: readonly string[]): Promise<Map<string, VersionContents>> {
  if (versionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('template_version')
    .select(['id', 'sections', 'work_policy as workPolicy'])
    .where('id', 'in', versionIds)
    .execute();
  return new Map(rows.map(({ id, ...contents }) => [id, readPolicy(contents)]));
}

/** Published versions never change, so their policies are read once; null for a version without one. */
const policyCache = new LRUCache<string, { policy: WorkPolicy | null }>({ max: 500 });

/** The work policies of those versions that have one, by version id. */
export async function findWorkPolicies(db: Database, versionIds: readonly string[]): Promise<Map<string, WorkPolicy>> {
  const policies = new Map<string, WorkPolicy>();
  const uncachedIds: string[] = [];
  for (const id of versionIds) {
    const cached = policyCache.get(id);
    if (cached?.policy) policies.set(id, cached.policy);
    else if (!cached) uncachedIds.push(id);
  }
  if (uncachedIds.length === 0) return policies;
  const rows = await db
    .selectFrom('template_version')
    .select(['id', 'work_policy as policy'])
    .where('id', 'in', uncachedIds)
    .execute();
  for (const { id, policy: stored } of rows) {
    const policy = stored && readStoredPolicy(stored);
    policyCache.set(id, { policy });
    if (policy) policies.set(id, policy);
  }
  return policies;
}

/** A template with the contents of the version that was read. */
export type TemplateWithContents = Omit<Template, 'sections' | 'publishedAt'> & TemplateContent & { publishedAt: Date };

/** Reads the policy, and leaves it out where a version has none. */
function readPolicy<Version extends object>({
  workPolicy,
  ...version
}: Version & { workPolicy: StoredWorkPolicy | null }) {
  return { ...version, ...(workPolicy && { workPolicy: readStoredPolicy(workPolicy) }) };
}

const contentColumns = [
  'template_version.sections',
  'template_version.work_policy as workPolicy',
  'template_version.type',
] as const;

/** One version of any template; the current one by default. */
export async function findTemplate(
  db: Database,
  id: string,
  version: number | null | undefined,
): Promise<TemplateWithContents | undefined> {
  const query = withVersions(db).select(contentColumns).where('template.id', '=', id);
  const row = await (typeof version === 'number'
    ? query.where('template_version.version', '=', version).executeTakeFirst()
    : query.whereRef('template_version.id', '=', 'template.current_version_id').executeTakeFirst());
  return row && readPolicy(row);
}

/** Versions of a template, newest first. */
export async function listVersions(
  db: Database,
  id: string,
  take: number,
  skip: number,
): Promise<TemplateWithContents[]> {
  const rows = await withVersions(db)
    .select(contentColumns)
    .where('template.id', '=', id)
    .orderBy('template_version.version', 'desc')
    .limit(take)
    .offset(skip)
    .execute();
  return rows.map(readPolicy);
}

export async function countVersions(db: Database, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('template_version')
    .select(sql<number>`count(*)`.as('count'))
    .where('template_id', '=', id)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Locks the definition of templates until the transaction ends, since titles and codes are unique among all of them.
 */
export async function lockTemplates(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('templates'))`.execute(db);
}

/** The names of templates in use, except the one with this id. */
export async function listOtherTemplates(db: Database, id: string | null): Promise<OtherTemplate[]> {
  return db
    .selectFrom('template')
    .innerJoin('template_version', 'template_version.id', 'template.current_version_id')
    .select([
      'template_version.title',
      'template_version.code',
      'template_version.type',
      'template_version.as_parent_permit as asParentPermit',
    ])
    .where('template.archived_at', 'is', null)
    .$if(id !== null, (query) => query.where('template.id', '<>', id ?? ''))
    .execute();
}

/** Inserts a template without a version, which must follow in the same transaction. */
export async function insertTemplate(db: Database): Promise<string> {
  const { id } = await db.insertInto('template').defaultValues().returning('id').executeTakeFirstOrThrow();
  return id;
}

/** The details of a publication. */
export interface Publication {
  templateId: string;
  version: number;
  publishedBy: string;
  publishedAt: Date;
}

/** Adds a version to a template and makes it the current one. */
export async function publishVersion(db: Database, content: TemplateContent, publication: Publication): Promise<void> {
  const { id } = await db
    .insertInto('template_version')
    .values({
      template_id: publication.templateId,
      version: publication.version,
      code: content.code,
      title: content.title,
      type: content.type,
      as_parent_permit: content.asParentPermit,
      show_in_create_permit: content.showInCreatePermit,
      sections: JSON.stringify(content.sections),
      work_policy: content.workPolicy ? JSON.stringify(toStoredPolicy(content.workPolicy)) : null,
      published_by: publication.publishedBy,
      published_at: publication.publishedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('template').set({ current_version_id: id }).where('id', '=', publication.templateId).execute();
}

export async function archiveTemplate(db: Database, id: string, at: Date): Promise<void> {
  await db.updateTable('template').set({ archived_at: at }).where('id', '=', id).execute();
}
