import { createHash, randomUUID } from 'node:crypto';
import type { Submission } from '@eptw/domain/template/submission';
import { generalPermitTemplateId } from '@eptw/domain/template/template';
import type pg from 'pg';

/** The ids of the users in one connection's permits. */
export interface Participants {
  site: string;
  siteCode: string;
  discipline: string;
  owner: string;
  submitter: string;
  reviewer: string;
  group: string;
  groupMember: string;
}

const insertPermit = `insert into permit (id, number, template_id, site_id, discipline_id, owner_id, submitter_id,
    submitter_role, submitter_company, status, work_description, starts_at, ends_at, idempotency_key,
    open_slots)
  values ($1, $2, $3, $4, $5, $6, $7, 'MTGroup', 'Fab', 'PendingApproval', $8, now(), now() + interval '7 days', $9, 2)`;
const insertForm = `insert into filled_form (permit_id, position, template_id, template_version_id, submission)
  values ($1, 0, $2, $3, $4)`;
const insertSlots = `insert into reviewer_slot (permit_id, position, person_id, group_id)
  values ($1, 0, $2, null), ($1, 1, null, $3)`;
const insertHistory = `insert into history_entry (permit_id, sequence, at, actor_id, actor_name, actor_role, action,
    from_status, to_status, changes, previous_hash, hash)
  values ($1, $2, now(), $3, 'Person', 'MTGroup', $4, $5, $6, '[]', $7, $8)`;
const fillSlot = 'update reviewer_slot set filled_by = $3, filled_at = now() where permit_id = $1 and position = $2';
const changePermit = `update permit set status = $2, final_approver_id = $3, open_slots = open_slots - 1, last_group_id = $4, version = version + 1, updated_at = now()
  where id = $1`;

/** Writes the rows of one permit, created and approved by two reviewers. */
export interface PermitWriter {
  /** Each of the three changes in a separate transaction, as users make them. */
  changeByChange: (people: Participants) => Promise<void>;
  /** All three in one transaction, which no users could. */
  atOnce: (people: Participants) => Promise<void>;
}

/** The floor of creating and approving a permit: writes the rows that the server writes, without any checks. */
export async function openPermitWriter(pool: pg.Pool, submission: Submission): Promise<PermitWriter> {
  const { rows } = await pool.query<{ id: string }>('select current_version_id as id from template where id = $1', [
    generalPermitTemplateId,
  ]);
  const version = rows[0]?.id;
  const form = JSON.stringify(submission);

  async function write(client: pg.PoolClient, people: Participants, changed: () => Promise<void>): Promise<void> {
    const { site, discipline, owner, submitter, reviewer, group, groupMember } = people;
    const numbered = await client.query<{ sequence: string }>("select nextval('permit_number') as sequence");
    const number = `${people.siteCode}-GP-${numbered.rows[0]?.sequence.padStart(6, '0')}`;
    const id = randomUUID();
    let hash = '0'.repeat(64);
    const recordAction = async (sequence: number, actor: string, action: string, from: string | null, to: string) => {
      const next = createHash('sha256').update(`${hash}${id}${sequence}${actor}${action}${to}`).digest('hex');
      await client.query(insertHistory, [id, sequence, actor, action, from, to, hash, next]);
      hash = next;
    };
    const permit = [id, number, generalPermitTemplateId, site, discipline, owner, submitter];
    await client.query(insertPermit, [...permit, submission['workDetails'], randomUUID()]);
    await client.query(insertForm, [id, generalPermitTemplateId, version, form]);
    await client.query(insertSlots, [id, reviewer, group]);
    await recordAction(1, submitter, 'create', null, 'PendingApproval');
    await changed();
    await client.query(fillSlot, [id, 0, reviewer]);
    await client.query(changePermit, [id, 'PendingApproval', null, group]);
    await recordAction(2, reviewer, 'approve', 'PendingApproval', 'PendingApproval');
    await changed();
    await client.query(fillSlot, [id, 1, groupMember]);
    await client.query(changePermit, [id, 'Approved', groupMember, null]);
    await recordAction(3, groupMember, 'approve', 'PendingApproval', 'Approved');
  }

  async function writeOn(people: Participants, changed: (client: pg.PoolClient) => Promise<void>): Promise<void> {
    const client = await pool.connect();
    try {
      await client.query('begin');
      await write(client, people, () => changed(client));
      await client.query('commit');
    } finally {
      client.release();
    }
  }

  return {
    changeByChange: (people) =>
      writeOn(people, async (client) => {
        await client.query('commit');
        await client.query('begin');
      }),
    atOnce: (people) => writeOn(people, async () => {}),
  };
}
