import { toStoredPolicy } from '@eptw/domain/work-policy/stored-work-policy';
import type { TemplateSections } from '@eptw/domain/template/model/template';
import { sql } from 'kysely';
import { catalogue } from './catalogue.ts';
import type { Database } from '../database/connect.ts';

interface CatalogueOptions {
  publishedBy?: string | null;
  /** Whether the work under their permits is followed, and asks for proofs before it starts. */
  withWorkPolicies?: boolean;
}

/**
 * Publishes the templates of the catalogue as their first versions, except those that exist already (even archived)
 * or whose permit code or title is taken. Returns their titles.
 */
export async function seedCatalogue(
  db: Database,
  { publishedBy = null, withWorkPolicies = true }: CatalogueOptions = {},
): Promise<string[]> {
  const takenNames = await findTakenNames(db);
  const missing = catalogue.filter(
    ({ id, code, title }) => ![id, code.toLowerCase(), title.toLowerCase()].some((name) => takenNames.has(name)),
  );
  for (const template of missing) {
    await db.insertInto('template').values({ id: template.id }).execute();
    const { id } = await db
      .insertInto('template_version')
      .values({
        template_id: template.id,
        version: 1,
        code: template.code,
        title: template.title,
        type: template.type,
        as_parent_permit: template.asParentPermit,
        show_in_create_permit: template.showInCreatePermit,
        sections: JSON.stringify(withWorkPolicies ? template.sections : withoutProofs(template.sections)),
        work_policy:
          withWorkPolicies && template.workPolicy ? JSON.stringify(toStoredPolicy(template.workPolicy)) : null,
        published_by: publishedBy,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.updateTable('template').set({ current_version_id: id }).where('id', '=', template.id).execute();
  }
  return missing.map(({ title }) => title);
}

/** The same sections, in which nothing is proven before the start: everything is asked when a permit is raised. */
function withoutProofs(sections: TemplateSections): TemplateSections {
  return sections.map((section) => ({
    ...section,
    form: section.form.map(({ beforeStart: _unused, ...input }) => input),
  }));
}

/** The ids of all templates, and the codes and titles in use, in lower case. */
async function findTakenNames(db: Database): Promise<Set<string>> {
  const rows = await db
    .selectFrom('template')
    .innerJoin('template_version', 'template_version.id', 'template.current_version_id')
    .select([
      'template.id',
      sql<boolean>`template.archived_at is not null`.as('archived'),
      'template_version.code',
      'template_version.title',
    ])
    .execute();
  return new Set(
    rows.flatMap(({ id, archived, code, title }) => [
      id,
      ...(archived ? [] : [code.toLowerCase(), title.toLowerCase()]),
    ]),
  );
}
