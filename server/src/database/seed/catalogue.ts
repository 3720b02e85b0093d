import { catalogue } from '../../catalogue/catalogue.ts';
import type { Database } from '../connect.ts';

/** Publishes every template of the catalogue as its first version. */
export async function seedCatalogue(db: Database): Promise<void> {
  for (const template of catalogue) {
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
        sections: JSON.stringify(template.sections),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.updateTable('template').set({ current_version_id: id }).where('id', '=', template.id).execute();
  }
}
