import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrateTo } from '../migrate.ts';
import { createEmptyDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createEmptyDatabase();
});
afterEach(() => database.close());

test('existing permits get the work place from their own form', async () => {
  const { db } = database;
  await migrateTo(db, '0026-reported-sipp-works');
  await sql`
    insert into site (code, name) values ('F1', 'Fab');
    insert into discipline (code) values ('D1');
    insert into person (email, full_name, role, status) values ('a@fab.example', 'A', 'User', 'Approved');
    insert into template default values;
    insert into template_version (template_id, version, code, title, type, sections)
      select id, 1, 'GP', 'GENERAL PERMIT', 'General', '[]' from template;
    insert into permit (number, template_id, site_id, discipline_id, owner_id, submitter_id, submitter_role,
        submitter_company, status, open_slots)
      select number, template.id, site.id, discipline.id, person.id, person.id, 'User', '', 'Approved', 0
      from template, site, discipline, person, unnest(array['both', 'level', 'neither']) as number;
    insert into filled_form (permit_id, position, template_id, template_version_id, submission)
      select permit.id, position, version.template_id, version.id, submission::jsonb
      from template_version version, (values
        ('both', 0, '{"workLocation": " Bay 12 ", "buildingLevel": "Roof"}'),
        ('both', 1, '{"workLocation": "Of an attached form"}'),
        ('level', 0, '{"workLocation": "", "buildingLevel": "Roof"}'),
        ('neither', 0, '{"workDetails": "Weld"}')) as form (number, position, submission)
      join permit using (number)`.execute(db);
  await migrateTo(db, '0033-work-place');
  const places = await db.selectFrom('permit').select(['number', 'work_place']).orderBy('number').execute();
  expect(places.map(({ number, work_place }) => [number, work_place])).toEqual([
    ['both', 'Bay 12, Roof'],
    ['level', 'Roof'],
    ['neither', ''],
  ]);
});
