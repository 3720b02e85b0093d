import type { Actor } from '@eptw/domain/user/actor';
import type { Database } from '../../database/connect.ts';
import type { NewRow, Row } from '../../database/tables.ts';
import { visibleTo } from '../permits/visibility.ts';

export async function insertFile(db: Database, file: NewRow<'stored_file'>): Promise<void> {
  await db.insertInto('stored_file').values(file).execute();
}

export async function findFile(db: Database, name: string): Promise<Row<'stored_file'> | undefined> {
  return db.selectFrom('stored_file').selectAll().where('name', '=', name).executeTakeFirst();
}

/** Whether the file is the person's own and part of no permit yet, or part of a permit that the person sees. */
export async function mayReadFile(db: Database, actor: Actor, name: string): Promise<boolean> {
  const found = await db
    .selectFrom('stored_file')
    .select('name')
    .where('name', '=', name)
    .where(({ and, or, exists, not, selectFrom, eb }) => {
      const permits = selectFrom('permit_file').whereRef('permit_file.file_name', '=', 'stored_file.name');
      return or([
        and([eb('uploaded_by', '=', actor.id), not(exists(permits.select('permit_file.permit_id')))]),
        exists(
          permits
            .innerJoin('permit', 'permit.id', 'permit_file.permit_id')
            .where(visibleTo(actor))
            .select('permit_file.permit_id'),
        ),
      ]);
    })
    .executeTakeFirst();
  return found !== undefined;
}

/** Forgets an own file that no permit holds. Answers whether there was one. */
export async function deleteUnusedFile(db: Database, uploaderId: string, name: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('stored_file')
    .where('name', '=', name)
    .where('uploaded_by', '=', uploaderId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('permit_file')
            .whereRef('permit_file.file_name', '=', 'stored_file.name')
            .select('permit_file.permit_id'),
        ),
      ),
    )
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** How many files this person has uploaded since then. */
export async function countUploads(db: Database, uploaderId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('stored_file')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('uploaded_by', '=', uploaderId)
    .where('uploaded_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Forgets files that were uploaded before this time and that nothing holds, and answers their names. */
export async function forgetUnheldFiles(db: Database, before: Date): Promise<string[]> {
  const rows = await db
    .deleteFrom('stored_file')
    .where('uploaded_at', '<', before)
    .where(({ not, exists, or, selectFrom }) =>
      not(
        or([
          exists(selectFrom('permit_file').select('permit_id').whereRef('file_name', '=', 'stored_file.name')),
          exists(selectFrom('draft_file').select('draft_id').whereRef('file_name', '=', 'stored_file.name')),
          exists(selectFrom('site_map').select('id').whereRef('file_name', '=', 'stored_file.name')),
        ]),
      ),
    )
    .returning('name')
    .execute();
  return rows.map(({ name }) => name);
}
