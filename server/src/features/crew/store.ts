import { normalizeText } from '@eptw/domain/text/same-text';
import { crewVisibilityByRole, type CrewCompany } from '@eptw/domain/crew/crew-access';
import type { CertificateKind } from '@eptw/domain/crew/certificate-kind';
import type { WorkerDetails } from '@eptw/domain/crew/worker';
import type { Actor } from '@eptw/domain/user/actor';
import type { StoredPresence } from '@eptw/domain/work/sign-on/may-sign-on';
import type { RegisteredWorker } from '@eptw/domain/work/requirements/planned-requirements';
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../database/connect.ts';
import { isContractorAccount, isWorkerVisibleTo, selectCompaniesAt } from '../../database/crew-visibility.ts';
import { toRowList, type RowList } from '../../database/row-list.ts';
import { matchesSearch } from '../../database/search.ts';
import type { Tables } from '../../database/tables.ts';
import { isUuid } from '../../database/uuid.ts';
import type { NewCertificate } from './registered-certificate.ts';
import type { Worker, WorkerCertificate } from './types.ts';
import { asRead } from '../../database/reading-order.ts';

/** The filters of the register; absent or empty ones have no effect. */
export interface WorkerFilter {
  company?: string | null | undefined;
  searchText?: string | null | undefined;
  /** Only workers with a certificate that ends by this day and that no later one of its kind has replaced. */
  endingBy?: string | undefined;
}

type CrewActor = Pick<Actor, 'role' | 'company' | 'siteIds'>;

function selectVisible(db: Database, actor: CrewActor, { company, searchText, endingBy }: WorkerFilter) {
  return db
    .selectFrom('worker')
    .where('worker.erased_at', 'is', null)
    .where(isWorkerVisibleTo(actor))
    .$if(Boolean(company), (query) => query.where('worker.company', '=', company ?? ''))
    .where(({ ref }) => matchesSearch([ref('worker.name'), ref('worker.pass_number'), ref('worker.trade')], searchText))
    .$if(endingBy !== undefined, (query) =>
      query.where(
        sql<boolean>`worker.id in (select ending.worker_id from worker_certificate ending
          where ending.expires_on <= ${endingBy}::date and not exists (
            select from worker_certificate later where later.worker_id = ending.worker_id
              and later.kind = ending.kind and later.expires_on > ending.expires_on))`,
      ),
    );
}

function withDetails(query: SelectQueryBuilder<Tables, 'worker', object>) {
  return query.leftJoin('person as changer', 'changer.id', 'worker.changed_by').select(({ selectFrom }) => [
    'worker.id as _id',
    'worker.company',
    'worker.name',
    'worker.pass_number as passNumber',
    'worker.trade',
    'worker.phone',
    'worker.languages',
    sql<boolean>`worker.pin_hash is not null`.as('hasPin'),
    'worker.version',
    'worker.created_at as createdAt',
    'worker.changed_at as changedAt',
    'changer.full_name as changedBy',
    jsonArrayFrom(
      selectFrom('worker_certificate')
        .leftJoin('stored_file', 'stored_file.name', 'worker_certificate.file_name')
        .leftJoin('person as verifier', 'verifier.id', 'worker_certificate.verified_by')
        .leftJoin('site as verified_site', 'verified_site.id', 'worker_certificate.verified_site')
        .whereRef('worker_certificate.worker_id', '=', 'worker.id')
        .select([
          'worker_certificate.kind',
          'worker_certificate.number',
          'worker_certificate.issuer',
          sql<string>`worker_certificate.expires_on::text`.as('expiresOn'),
          'worker_certificate.file_name as file',
          'stored_file.original_name as fileName',
          'worker.company',
          // The previous version does not record who enters one: whoever changed the worker last may have.
          sql<string | null>`coalesce(worker_certificate.entered_by, worker.changed_by)`.as('enteredById'),
          'worker_certificate.number_since as numberSince',
          sql<WorkerCertificate['verified']>`case when worker_certificate.verified_at is not null then
            json_build_object('by', verifier.full_name, 'byId', verifier.id, 'site', verified_site.name,
              'siteId', verified_site.id, 'at', worker_certificate.verified_at) end`.as('verified'),
        ])
        .orderBy('worker_certificate.kind')
        .orderBy('worker_certificate.expires_on', 'desc')
        .orderBy('worker_certificate.number'),
    )
      .$castTo<WorkerCertificate[]>()
      .as('certificates'),
  ]);
}

/** The workers that this user sees, by name. */
export function listWorkers(db: Database, actor: CrewActor, filter: WorkerFilter): RowList<Worker> {
  const workers = withDetails(selectVisible(db, actor, filter));
  return toRowList(db, workers.orderBy(asRead('worker.name')).orderBy('worker.id'));
}

/** A worker that this user sees and who is not erased. */
export async function findWorker(db: Database, actor: CrewActor, id: string): Promise<Worker | undefined> {
  if (!isUuid(id)) return undefined;
  return withDetails(selectVisible(db, actor, {}))
    .where('worker.id', '=', id)
    .executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export async function lockWorker(db: Database, actor: CrewActor, id: string): Promise<Worker | undefined> {
  if (!isUuid(id)) return undefined;
  await selectVisible(db, actor, {}).select('worker.id').where('worker.id', '=', id).forNoKeyUpdate().execute();
  // A separate statement: the one that waited for the lock sees certificates as of its start.
  return findWorker(db, actor, id);
}

/** The worker with this id who is not erased, whoever asks, locked until the transaction ends. */
export async function lockAnyWorker(db: Database, id: string): Promise<Worker | undefined> {
  const workers = () => db.selectFrom('worker').where('worker.id', '=', id).where('worker.erased_at', 'is', null);
  await workers().select('worker.id').forNoKeyUpdate().execute();
  return withDetails(workers()).executeTakeFirst();
}

/** The workers of this user's own company whom the user sees and who have a certificate of one of these kinds, by name. */
export async function listCertifiedWorkers(
  db: Database,
  actor: CrewActor,
  kinds: readonly CertificateKind[],
): Promise<RegisteredWorker[]> {
  return selectVisible(db, actor, { company: actor.company })
    .innerJoin('worker_certificate', 'worker_certificate.worker_id', 'worker.id')
    .where('worker_certificate.kind', 'in', kinds)
    .select([
      'worker.id',
      'worker.name',
      sql<RegisteredWorker['certificates']>`json_agg(json_build_object('kind', worker_certificate.kind,
        'expiresOn', worker_certificate.expires_on::text,
        'verified', worker_certificate.verified_at is not null))`.as('certificates'),
    ])
    .groupBy('worker.id')
    .orderBy(asRead('worker.name'))
    .orderBy('worker.id')
    .execute();
}

/** The names of workers; empty for those who are erased. */
export async function findNames(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('worker').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The names and companies of workers, and whether the actor sees them; the names of those who are erased are empty. */
export async function findSeenWorkers(
  db: Database,
  actor: CrewActor,
  ids: readonly string[],
): Promise<{ id: string; name: string; company: string; isVisible: boolean }[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('worker')
    .select(['id', 'name', 'company', sql<boolean>`${isWorkerVisibleTo(actor)}`.as('isVisible')])
    .where('id', 'in', [...new Set(ids)])
    .execute();
}

function selectCrewCompanies({ role, company, siteIds }: CrewActor): RawBuilder<{ company: string }> {
  switch (crewVisibilityByRole[role]) {
    case 'all companies':
      return sql`select distinct person.company from person where ${isContractorAccount}`;
    case 'companies at own sites':
      return selectCompaniesAt(siteIds);
    case 'own company':
      return sql`select ${company} as company where ${company} <> ''`;
  }
}

/** The companies whose workers this user sees, sorted. */
export async function listCompanies(db: Database, actor: CrewActor): Promise<string[]> {
  const { rows } = await sql<{ company: string }>`
    select company from (${selectCrewCompanies(actor)}) companies order by ${asRead('company')}`.execute(db);
  return rows.map((row) => row.company);
}

/** Those of these companies that have people, however they are written, with their sites. */
export async function findCrewCompanies(db: Database, names: readonly string[]): Promise<CrewCompany[]> {
  const { rows } = await sql<CrewCompany>`
    select person.company as name,
      coalesce(array_agg(distinct person_site.site_id::text) filter (where person_site.site_id is not null), '{}')
        as "siteIds"
    from person left join person_site on person_site.person_id = person.id
    where normal_text(person.company) = any(${names.map(normalizeText)}::text[]) and ${isContractorAccount}
    group by person.company order by person.company`.execute(db);
  return rows;
}

/** A new worker's row. */
export type NewWorker = Omit<WorkerDetails, 'certificates'> & { id: string; company: string };

export async function insertWorkers(db: Database, workers: readonly NewWorker[], now: Date): Promise<void> {
  await db
    .insertInto('worker')
    .values(
      workers.map(({ id, company, name, passNumber, trade, phone, languages }) => ({
        id,
        company,
        name,
        pass_number: passNumber,
        trade,
        phone,
        languages: [...languages],
        created_at: now,
      })),
    )
    .execute();
}

/** Adds certificates to workers. */
export async function insertCertificates(db: Database, rows: readonly NewCertificate[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('worker_certificate')
    .values(
      rows.map(({ workerId, certificate: { kind, number, issuer, expiresOn, file }, ...row }) => ({
        worker_id: workerId,
        kind,
        number,
        issuer,
        expires_on: expiresOn,
        file_name: file,
        entered_by: row.enteredBy,
        number_since: row.numberSince,
        verified_by: row.verified?.byId ?? null,
        verified_site: row.verified?.siteId ?? null,
        verified_at: row.verified?.at ?? null,
      })),
    )
    .execute();
}

export async function deleteCertificates(db: Database, workerId: string): Promise<void> {
  await db.deleteFrom('worker_certificate').where('worker_id', '=', workerId).execute();
}

/** Who changed a worker, and when. */
export interface WorkerChange {
  by: string;
  at: Date;
}

/** Writes what is on a worker's own row, and counts the change. */
export async function saveWorker(
  db: Database,
  id: string,
  { name, passNumber, trade, phone, languages }: WorkerDetails,
  { by, at }: WorkerChange,
): Promise<void> {
  await db
    .updateTable('worker')
    .set({
      name,
      pass_number: passNumber,
      trade,
      phone,
      languages: [...languages],
      version: sql`version + 1`,
      changed_by: by,
      changed_at: at,
    })
    .where('id', '=', id)
    .execute();
}

/** The permits on which a worker is signed on, the earliest first. */
export async function listPresences(db: Database, workerId: string): Promise<StoredPresence[]> {
  return db
    .selectFrom('crew_presence')
    .innerJoin('permit', 'permit.id', 'crew_presence.permit_id')
    .select([
      'permit.id as permitId',
      'permit.parent_permit_id as parentId',
      'permit.number',
      'crew_presence.roles',
      'crew_presence.all_the_time as isBound',
    ])
    .where('crew_presence.worker_id', '=', workerId)
    .orderBy('crew_presence.since')
    .execute();
}

/** Removes a worker's personal data. The id, the company and the trade stay. */
export async function eraseWorkerData(db: Database, id: string, { by, at }: WorkerChange): Promise<void> {
  await db
    .updateTable('worker')
    .set({
      name: '',
      pass_number: '',
      phone: '',
      languages: [],
      pin_hash: null,
      version: sql`version + 1`,
      changed_by: by,
      changed_at: at,
      erased_at: at,
    })
    .where('id', '=', id)
    .execute();
}
