import type { Role } from '@eptw/domain/user/role';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { isIdentifier } from '../../../database/identifier.ts';
import { preparedStatement } from '../../../database/prepared-statements.ts';
import type { Row } from '../../../database/tables.ts';
import type { FilledForm } from '../forms/store.ts';
import type { SealedEntry } from '../history/chain.ts';

/** What a submitter chose, by ids that may name anything. */
export interface Choice {
  submitterId: string;
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
  /** Members who are approved users. */
  memberIds: string[];
}

/** What of a choice is really there, not archived, and open to the submitter. */
export interface Available {
  /** One of the submitter's own. */
  site: ChosenSite | null;
  hasDiscipline: boolean;
  /** The owner and the users, as far as they are approved users at the staff's e-mail domain. */
  staff: StaffMember[];
  groups: GroupWithMembers[];
}

const available = preparedStatement(
  'available choices',
  sql<Available>`
    select
      (select json_build_object('id', site.id, 'code', site.code, 'time_zone', site.time_zone)
        from site join person_site on person_site.site_id = site.id
        where site.id = $1 and site.archived_at is null and person_site.person_id = $2) as site,
      exists(select from discipline where id = $3 and archived_at is null) as "hasDiscipline",
      (select coalesce(json_agg(json_build_object('id', id, 'fullName', full_name, 'role', role)), '[]') from person
        where id = any($4) and status = 'Approved' and archived_at is null
          and split_part(lower(email), '@', 2) = $5) as staff,
      (select coalesce(json_agg(json_build_object('id', mt_group.id, 'name', mt_group.name, 'memberIds', array(
          select person.id from mt_group_member join person on person.id = mt_group_member.person_id
          where mt_group_member.group_id = mt_group.id and person.status = 'Approved' and person.archived_at is null))),
          '[]')
        from mt_group where mt_group.id = any($6) and mt_group.archived_at is null) as groups`,
);

/** Reads in one statement what a choice refers to. */
export async function availableOf(db: Database, choice: Choice, staffEmailDomain: string): Promise<Available> {
  const idOrNull = (id: string) => (isIdentifier(id) ? id : null);
  const [found] = await available(
    db,
    idOrNull(choice.siteId),
    choice.submitterId,
    idOrNull(choice.disciplineId),
    [choice.ownerId, ...choice.userIds].filter(isIdentifier),
    staffEmailDomain.toLowerCase(),
    choice.groupIds.filter(isIdentifier),
  );
  if (!found) throw new Error('A statement without a from clause has exactly one row');
  return found;
}

/** The next permit number's sequence. It never repeats; numbers of permits that were rolled back are skipped. */
export async function nextSequence(db: Database): Promise<number> {
  const [row] = await takeSequence(db);
  if (!row) throw new Error('A statement without a from clause has exactly one row');
  return row.sequence;
}

const takeSequence = preparedStatement(
  'next number',
  sql<{ sequence: number }>`
  select nextval('permit_number') as sequence`,
);

/** A new permit's row; what is left out is empty. */
export type NewPermit = Pick<
  Row<'permit'>,
  | 'id'
  | 'parent_permit_id'
  | 'number'
  | 'template_id'
  | 'site_id'
  | 'discipline_id'
  | 'owner_id'
  | 'submitter_id'
  | 'submitter_role'
  | 'submitter_company'
  | 'status'
  | 'work_description'
  | 'starts_at'
  | 'ends_at'
  | 'created_at'
  | 'updated_at'
  | 'version'
  | 'idempotency_key'
>;

/** What is written together with a new permit. */
export interface NewParts {
  forms: readonly FilledForm[];
  individualIds: readonly string[];
  groupIds: readonly string[];
  fileNames: readonly string[];
  entry: SealedEntry;
}

const insertRow = preparedStatement(
  'insert permit',
  sql<never>`
  insert into permit select * from json_populate_record(null::permit, $1)`,
);

const insertParts = preparedStatement(
  'insert parts of a permit',
  sql<never>`
    with forms as (
      insert into filled_form (permit_id, position, template_id, template_version_id, submission)
      select $1, position, template_id, template_version_id, submission from json_to_recordset($2)
        as form (position integer, template_id uuid, template_version_id uuid, submission jsonb)
    ), slots as (
      insert into reviewer_slot (permit_id, position, person_id, group_id)
      select $1, position, person_id, group_id from json_to_recordset($3)
        as slot (position integer, person_id uuid, group_id uuid)
    ), files as (
      insert into permit_file (permit_id, file_name) select $1, name from unnest($4::text[]) as file (name)
    )
    insert into history_entry select * from json_populate_record(null::history_entry, $5)`,
);

/**
 * Writes a permit with its forms, one empty slot for each reviewer (individuals first, in the order in which they were
 * chosen), its files and the first entry of its history.
 */
export async function insertPermit(db: Database, permit: NewPermit, parts: NewParts): Promise<void> {
  const forms = parts.forms.map(({ version, submission }, position) => ({
    position,
    template_id: version.id,
    template_version_id: version.versionId,
    submission,
  }));
  const reviewers = [
    ...parts.individualIds.map((id) => ({ person_id: id })),
    ...parts.groupIds.map((id) => ({ group_id: id })),
  ];
  const slots = reviewers.map((reviewer, position) => ({ position, ...reviewer }));
  await insertRow(db, JSON.stringify(permit));
  const [formRows, slotRows, entry] = [forms, slots, parts.entry].map((value) => JSON.stringify(value));
  await insertParts(db, permit.id, formRows, slotRows, parts.fileNames, entry);
}

/** The permit that an earlier request with the same key made. */
export async function permitOfKey(
  db: Database,
  submitterId: string,
  idempotencyKey: string,
): Promise<{ id: string; number: string } | undefined> {
  const [found] = await permitByKey(db, submitterId, idempotencyKey);
  return found;
}

const permitByKey = preparedStatement(
  'permit of a key',
  sql<{ id: string; number: string }>`
    select id, number from permit where submitter_id = $1 and idempotency_key = $2`,
);
