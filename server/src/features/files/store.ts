import type { Actor } from '@eptw/domain/user/actor';
import { sql, type ExpressionBuilder } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { NewRow, Row, Tables } from '../../database/tables.ts';
import { isWorkerVisibleTo } from '../../database/crew-visibility.ts';
import { isVisibleTo } from '../../database/visibility.ts';

export async function insertFile(db: Database, file: NewRow<'stored_file'>): Promise<void> {
  await db.insertInto('stored_file').values(file).execute();
}

export async function findFile(db: Database, name: string): Promise<Row<'stored_file'> | undefined> {
  return db.selectFrom('stored_file').selectAll().where('name', '=', name).executeTakeFirst();
}

/**
 * Whether the file is the actor's own and not yet part of a permit or a certificate, part of a permit or of a worker's
 * certificate that the actor can see, or the map of one of the actor's sites.
 */
export async function mayReadFile(db: Database, actor: Actor, name: string): Promise<boolean> {
  const row = await db
    .selectFrom('stored_file')
    .select('name')
    .where('name', '=', name)
    .where(({ and, or, exists, not, selectFrom, eb }) => {
      const permits = selectFrom('permit_file').whereRef('permit_file.file_name', '=', 'stored_file.name');
      const certificates = selectFrom('worker_certificate').whereRef(
        'worker_certificate.file_name',
        '=',
        'stored_file.name',
      );
      return or([
        and([
          eb('uploaded_by', '=', actor.id),
          not(exists(permits.select('permit_file.permit_id'))),
          not(exists(certificates.select('worker_certificate.worker_id'))),
        ]),
        exists(
          certificates
            .innerJoin('worker', 'worker.id', 'worker_certificate.worker_id')
            .where(isWorkerVisibleTo(actor))
            .select('worker_certificate.worker_id'),
        ),
        exists(
          permits
            .innerJoin('permit', 'permit.id', 'permit_file.permit_id')
            .where(isVisibleTo(actor))
            .select('permit_file.permit_id'),
        ),
        exists(
          selectFrom('site_map')
            .select('site_map.id')
            .whereRef('site_map.file_name', '=', 'stored_file.name')
            .where('site_map.archived_at', 'is', null)
            .where((map) =>
              actor.role === 'SuperAdmin'
                ? map.val(true)
                : sql<boolean>`site_map.site_id = any(${actor.siteIds}::uuid[])`,
            ),
        ),
      ]);
    })
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a permit, a draft, a map or a certificate uses the file; archived maps count too. */
function isInUse({ exists, or, selectFrom }: ExpressionBuilder<Tables, 'stored_file'>) {
  return or([
    exists(selectFrom('permit_file').select('permit_id').whereRef('permit_file.file_name', '=', 'stored_file.name')),
    exists(selectFrom('draft_file').select('draft_id').whereRef('draft_file.file_name', '=', 'stored_file.name')),
    exists(selectFrom('site_map').select('site_map.id').whereRef('site_map.file_name', '=', 'stored_file.name')),
    exists(selectFrom('worker_certificate').select('worker_id').whereRef('file_name', '=', 'stored_file.name')),
  ]);
}

/** Those of these files that are uploads of the user and that nothing uses yet. */
export async function findUnusedFiles(
  db: Database,
  uploaderId: string,
  names: readonly string[],
): Promise<Row<'stored_file'>[]> {
  return db
    .selectFrom('stored_file')
    .selectAll()
    .where('name', '=', sql<string>`any(${names}::text[])`)
    .where('uploaded_by', '=', uploaderId)
    .where((file) => file.not(isInUse(file)))
    .execute();
}

/** Deletes the records of those of these files that nothing uses, whoever uploaded them, and returns their names. */
export async function deleteReplacedFiles(db: Database, names: readonly string[]): Promise<string[]> {
  const rows = await db
    .deleteFrom('stored_file')
    .where('name', '=', sql<string>`any(${names}::text[])`)
    .where((file) => file.not(isInUse(file)))
    .returning('name')
    .execute();
  return rows.map(({ name }) => name);
}

/**
 * Deletes the record of a user's file unless a permit, a map or a certificate uses it; use by a draft does not prevent it. Returns
 * whether there was one.
 */
export async function deleteUnusedFile(db: Database, uploaderId: string, name: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('stored_file')
    .where('name', '=', name)
    .where('uploaded_by', '=', uploaderId)
    .where(({ not, or, exists, selectFrom }) =>
      not(
        or([
          exists(selectFrom('permit_file').select('permit_id').whereRef('file_name', '=', 'stored_file.name')),
          exists(selectFrom('site_map').select('id').whereRef('file_name', '=', 'stored_file.name')),
          exists(selectFrom('worker_certificate').select('worker_id').whereRef('file_name', '=', 'stored_file.name')),
        ]),
      ),
    )
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** How many files the user has uploaded since then; copies for a new permit do not count. */
export async function countUploads(db: Database, uploaderId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('stored_file')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('uploaded_by', '=', uploaderId)
    .where('uploaded_at', '>', since)
    .where('copy_of', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Deletes the records of files that were uploaded before this time and that nothing uses, and returns their names.
 */
export async function deleteUnusedFiles(db: Database, before: Date): Promise<string[]> {
  const rows = await db
    .deleteFrom('stored_file')
    .where('uploaded_at', '<', before)
    .where((file) => file.not(isInUse(file)))
    .returning('name')
    .execute();
  return rows.map(({ name }) => name);
}

/** The stored names of all files. */
export async function listFileNames(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('stored_file').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}
