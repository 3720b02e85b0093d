import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Template } from './types.ts';

/** Which templates a list is about. */
export interface TemplateFilter {
  showInCreatePermit?: boolean | null | undefined;
  asParentPermit?: boolean;
}

function withVersions(db: Database) {
  return db
    .selectFrom('template')
    .innerJoin('template_version', 'template_version.template_id', 'template.id')
    .select([
      'template.id as _id',
      'template_version.code',
      'template_version.title',
      'template_version.type',
      'template_version.as_parent_permit as asParentPermit',
      'template_version.show_in_create_permit as showInCreatePermit',
      'template_version.version',
      sql<boolean>`template.archived_at is not null`.as('archived'),
      'template_version.sections',
    ]);
}

function choosable(db: Database, { showInCreatePermit, asParentPermit }: TemplateFilter) {
  return withVersions(db)
    .whereRef('template_version.id', '=', 'template.current_version_id')
    .where('template.archived_at', 'is', null)
    .$if(typeof showInCreatePermit === 'boolean', (query) =>
      query.where('template_version.show_in_create_permit', '=', showInCreatePermit === true),
    )
    .$if(asParentPermit !== undefined, (query) =>
      query.where('template_version.as_parent_permit', '=', asParentPermit === true),
    );
}

/** The current versions of templates that are not archived, by title. */
export async function listTemplates(
  db: Database,
  filter: TemplateFilter,
  take: number,
  skip: number,
): Promise<Template[]> {
  return choosable(db, filter)
    .orderBy('template_version.title')
    .orderBy('template.id')
    .limit(take)
    .offset(skip)
    .execute();
}

export async function countTemplates(db: Database, filter: TemplateFilter): Promise<number> {
  const { count } = await choosable(db, filter)
    .clearSelect()
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** One version of any template; the current one when none is named. */
export async function findTemplate(
  db: Database,
  id: string,
  version: number | null | undefined,
): Promise<Template | undefined> {
  const query = withVersions(db).where('template.id', '=', id);
  return typeof version === 'number'
    ? query.where('template_version.version', '=', version).executeTakeFirst()
    : query.whereRef('template_version.id', '=', 'template.current_version_id').executeTakeFirst();
}
