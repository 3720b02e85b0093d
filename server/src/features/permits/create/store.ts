import type { ChangeNotices } from '@eptw/domain/notification/change-notices';
import type { Role } from '@eptw/domain/user/role';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { toColumnNames, toColumnTypes, toJsonRow } from '../../../database/json-rows.ts';
import { isUuid } from '../../../database/uuid.ts';
import { toIdList, createPreparedStatement } from '../../../database/prepared-statements.ts';
import type { Row } from '../../../database/tables.ts';
import type { CurrentVersion, FilledForm } from '../../filled-forms/form-rows.ts';
import type { SealedEntry } from '../../history/types.ts';
import { insertEntries } from '../../history/entry-rows.ts';
import { selectBlockingPermits, type BlockingPermit } from '../quota/store.ts';

/** The ids in the submitter's input; they may not exist. */
export interface ReferenceIds {
  submitterId: string;
  templateIds: readonly string[];
  siteId: string;
  disciplineId: string;
  ownerId: string;
  userIds: readonly string[];
  groupIds: readonly string[];
}

export type ChosenSite = Pick<Row<'site'>, 'id' | 'code' | 'time_zone'>;

export interface StaffMember {
  id: string;
  fullName: string;
  role: Role;
}

export interface GroupWithMembers {
  id: string;
  name: string;
  siteId: string;
  /** The chosen group members who are approved users. */
  memberIds: string[];
}

/** The permit that an earlier request with the same key made, and the digest of that request. */
export interface EarlierPermit {
  id: string;
  number: string;
  digest: string | null;
}

/**
 * What a permit or draft is checked against: the part of the choice that exists, is not archived, and is available to
 * the submitter.
 */
export interface ReferenceLookup {
  /** One of the submitter's sites. */
  site: ChosenSite | null;
  hasDiscipline: boolean;
  /** The owner and reviewers who are approved users at the staff's e-mail domain. */
  staff: StaffMember[];
  groups: GroupWithMembers[];
  /** Includes archived templates. */
  versions: CurrentVersion[];
}

/** What only a new permit is checked against. */
export interface NewPermitLookup extends ReferenceLookup {
  earlier: EarlierPermit | null;
  blockedWords: string[];
  /** The permit that the draft was copied from. */
  sourceId: string | null;
  /** The submitter's permits that count against the quota. */
  blocking: BlockingPermit[];
  /** The quota settings that differ from their defaults, by name. */
  quota: Readonly<Record<string, unknown>>;
  /** For the permit number. Never repeats; numbers of refused permits are skipped. */
  sequence: number;
}

/** $1 is the submitter, $5 the staff's e-mail domain; the others are the ids of the choice. */
const referenceColumns = sql`
  (select json_build_object('id', site.id, 'code', site.code, 'time_zone', site.time_zone)
    from site join person_site on person_site.site_id = site.id
    where site.id = $2 and site.archived_at is null and person_site.person_id = $1) as site,
  exists(select from discipline where id = $3 and archived_at is null) as "hasDiscipline",
  (select coalesce(json_agg(json_build_object('id', id, 'fullName', full_name, 'role', role)), '[]') from person
    where id = any(${toIdList(sql`$4`)}) and status = 'Approved' and archived_at is null
      and split_part(lower(email), '@', 2) = $5) as staff,
  (select coalesce(json_agg(json_build_object('id', mt_group.id, 'name', mt_group.name, 'siteId', mt_group.site_id, 'memberIds', array(
      select person.id from person
      where person.id = any(array(select person_id from mt_group_member where group_id = mt_group.id))
        and person.status = 'Approved' and person.archived_at is null))), '[]')
    from mt_group where mt_group.id = any(${toIdList(sql`$6`)}) and mt_group.archived_at is null) as groups,
  (select coalesce(json_agg(json_build_object('versionId', current_version_id, 'archived', archived_at is not null)), '[]')
    from template where id = any(${toIdList(sql`$7`)})) as versions`;

const referenceStatement = createPreparedStatement(
  'ground of a draft',
  sql<ReferenceLookup>`select ${referenceColumns}`,
);

const newPermitStatement = createPreparedStatement(
  'ground of a permit',
  sql<NewPermitLookup>`
    select ${referenceColumns},
      (select json_build_object('id', id, 'number', number, 'digest', idempotency_digest) from permit
        where submitter_id = $1 and idempotency_key = $8) as earlier,
      array(select word from blocked_word) as "blockedWords",
      (select source_permit_id from draft where id = $9 and author_id = $1) as "sourceId",
      ${selectBlockingPermits(sql`$1`, sql`$10`)} as blocking,
      (select coalesce(json_object_agg(name, value), '{}') from setting where name like 'quota%') as quota,
      nextval('permit_number') as sequence`,
);

/** Skips `count` permit numbers and returns the next one, without leading zeros. */
export async function skipNumbers(db: Database, count: number): Promise<number> {
  const { rows } = await sql<{ first: number }>`
    select setval('permit_number', last_value + ${count}) + 1 as first from permit_number`.execute(db);
  return rows[0]?.first ?? 1;
}

function toStatementParameters(referenceIds: ReferenceIds, staffEmailDomain: string): unknown[] {
  const toIdOrNull = (id: string) => (isUuid(id) ? id : null);
  return [
    referenceIds.submitterId,
    toIdOrNull(referenceIds.siteId),
    toIdOrNull(referenceIds.disciplineId),
    [referenceIds.ownerId, ...referenceIds.userIds].filter(isUuid),
    staffEmailDomain.toLowerCase(),
    referenceIds.groupIds.filter(isUuid),
    referenceIds.templateIds.filter(isUuid),
  ];
}

/** Reads in one statement everything a draft is checked against. */
export async function lookUpReferences(
  db: Database,
  referenceIds: ReferenceIds,
  staffEmailDomain: string,
): Promise<ReferenceLookup> {
  const [row] = await referenceStatement(db, ...toStatementParameters(referenceIds, staffEmailDomain));
  if (!row) throw new Error('A statement without a from clause has exactly one row');
  return row;
}

/** Reads in one statement everything a new permit is checked against, and takes a number for it. */
export async function lookUpForNewPermit(
  db: Database,
  referenceIds: ReferenceIds,
  staffEmailDomain: string,
  request: { idempotencyKey: string | null; draftId: string | null; now: Date },
): Promise<NewPermitLookup> {
  const { idempotencyKey, draftId, now } = request;
  const [row] = await newPermitStatement(
    db,
    ...toStatementParameters(referenceIds, staffEmailDomain),
    idempotencyKey,
    draftId,
    now,
  );
  if (!row) throw new Error('A statement without a from clause has exactly one row');
  return row;
}

/** The type of each column of a new permit's row; the others are empty. */
const permitTypes = {
  id: 'uuid',
  parent_permit_id: 'uuid',
  number: 'text',
  template_id: 'uuid',
  site_id: 'uuid',
  discipline_id: 'uuid',
  owner_id: 'uuid',
  submitter_id: 'uuid',
  submitter_role: 'text',
  submitter_company: 'text',
  status: 'text',
  open_slots: 'integer',
  last_group_id: 'uuid',
  work_description: 'text',
  work_place: 'text',
  starts_at: 'timestamptz',
  unproven: 'text[]',
  ends_at: 'timestamptz',
  created_at: 'timestamptz',
  version: 'integer',
  idempotency_key: 'text',
  idempotency_digest: 'text',
  source_permit_id: 'uuid',
  fingerprint: 'text',
} as const satisfies Partial<Record<keyof Row<'permit'>, string>>;

/** A new permit's row. */
export type NewPermit = Pick<Row<'permit'>, keyof typeof permitTypes>;

/** What is written together with a new permit. */
export interface NewPermitContents {
  forms: readonly FilledForm[];
  individualIds: readonly string[];
  groupIds: readonly string[];
  fileNames: readonly string[];
  /** The draft to delete, which the permit was filled in on. */
  draftId: string | null;
  entry: SealedEntry;
  notices: ChangeNotices | undefined;
}

/** $1 is the permit's row in JSON, $2 its site, $3 and $7 are its reviewers, $8 is the draft. */
const insertStatement = createPreparedStatement(
  'insert a permit',
  sql<{ id: string }>`
    with place as (
      select from site where id = $2 and archived_at is null for key share
    ), reviewing as (
      select from mt_group where id = any(${toIdList(sql`$3`)}) and archived_at is null for key share
    ), new_permit as (
      insert into permit (${toColumnNames(permitTypes)}, updated_at, fingerprint_version)
      select ${toColumnNames(permitTypes)}, created_at, version
      from jsonb_to_record($1::jsonb) as permit (${toColumnTypes(permitTypes)})
      where exists(select from place)
        and (select count(*) from reviewing) = cardinality(array_remove($3::uuid[], null))
      on conflict (submitter_id, idempotency_key) where idempotency_key is not null do nothing
      returning id, submitter_id, created_at
    ), forms as (
      insert into filled_form (permit_id, position, template_id, template_version_id, submission)
      select new_permit.id, place - 1, template_id, template_version_id, submission
      from new_permit, unnest($4::uuid[], $5::uuid[], $6::jsonb[]) with ordinality
        as form (template_id, template_version_id, submission, place)
    ), slots as (
      insert into reviewer_slot (permit_id, position, person_id, group_id)
      select new_permit.id, place - 1, person_id, group_id
      from new_permit, unnest($7::uuid[], $3::uuid[]) with ordinality as slot (person_id, group_id, place)
    ), files as (
      insert into permit_file (permit_id, file_name)
      select new_permit.id, name from new_permit, unnest($9::text[]) as file (name)
    ), submitted_draft as (
      delete from draft using new_permit where draft.id = $8 and draft.author_id = new_permit.submitter_id
    ), history as (${insertEntries(sql`$10`, sql`new_permit`)}
    ), notice as (
      insert into permit_notice (permit_id, sequence, at, content)
      select id, 1, created_at, $11::jsonb from new_permit where $11::jsonb is not null
    )
    select id from new_permit`,
);

/**
 * Writes a permit with its forms, one empty slot for each reviewer (individuals first, in the order chosen), its
 * files, the first entry of its history and its notices, and deletes the submitter's draft that it was filled in on,
 * all or nothing. Returns false, and writes nothing, if another request with the same key wrote first, or if the site
 * or a reviewing group has been archived: archiving counts permits while it holds a lock on the row, and this
 * statement waits for the lock.
 */
export async function insertPermit(db: Database, permit: NewPermit, parts: NewPermitContents): Promise<boolean> {
  const { forms, individualIds, groupIds, fileNames, draftId, entry, notices } = parts;
  const inserted = await insertStatement(
    db,
    toJsonRow(permit),
    permit.site_id,
    [...individualIds.map(() => null), ...groupIds],
    forms.map(({ version }) => version.id),
    forms.map(({ version }) => version.versionId),
    forms.map(({ submission }) => JSON.stringify(submission)),
    [...individualIds, ...groupIds.map(() => null)],
    draftId,
    fileNames,
    JSON.stringify([entry]),
    notices ? JSON.stringify(notices) : null,
  );
  return inserted.length > 0;
}

const byKeyStatement = createPreparedStatement(
  'permit of a key',
  sql<EarlierPermit>`
    select id, number, idempotency_digest as digest from permit where submitter_id = $1 and idempotency_key = $2`,
);

/** The permit that a request with this key made. */
export async function findPermitByKey(
  db: Database,
  submitterId: string,
  idempotencyKey: string | null,
): Promise<EarlierPermit | undefined> {
  const [row] = await byKeyStatement(db, submitterId, idempotencyKey);
  return row;
}
