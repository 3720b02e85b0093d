import { createHash, randomUUID } from 'node:crypto';
import type { Submission } from '@eptw/domain/template/submission';
import { generalPermitTemplateId } from '@eptw/domain/template/template';
import type pg from 'pg';

/** Who takes part in one connection's permits: ids. */
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

const insertPermit = `insert into permit (number, template_id, site_id, discipline_id, owner_id, submitter_id,
    submitter_role, submitter_company, status, work_description, starts_at, ends_at, idempotency_key)
  values ($1, $2, $3, $4, $5, $6, 'MTGroup', 'Fab', 'PendingApproval', $7, now(), now() + interval '7 days', $8) returning id`;
const insertForm = `insert into filled_form (permit_id, position, template_id, template_version_id, submission)
  values ($1, 0, $2, $3, $4)`;
const insertSlots = `insert into reviewer_slot (permit_id, position, person_id, group_id)
  values ($1, 0, $2, null), ($1, 1, null, $3)`;
const insertHistory = `insert into history_entry (permit_id, sequence, at, actor_id, actor_name, actor_role, action,
    from_status, to_status, changes, previous_hash, hash)
  values ($1, $2, now(), $3, 'Person', 'MTGroup', $4, $5, $6, '[]', $7, $8)`;
const fillSlot = 'update reviewer_slot set filled_by = $3, filled_at = now() where permit_id = $1 and position = $2';
const changePermit = `update permit set status = $2, final_approver_id = $3, version = version + 1, updated_at = now()
  where id = $1`;

/**
 * The floor of creating and approving a permit: writes the rows that the server writes for it, in one transaction, and
 * checks nothing.
 */
export async function openPermitWriter(
  pool: pg.Pool,
  submission: Submission,
): Promise<(people: Participants) => Promise<void>> {
  const { rows } = await pool.query<{ id: string }>('select current_version_id as id from template where id = $1', [
    generalPermitTemplateId,
  ]);
  const version = rows[0]?.id;
  const form = JSON.stringify(submission);

  async function write(client: pg.PoolClient, people: Participants): Promise<void> {
    const numbered = await client.query<{ sequence: string }>("select nextval('permit_number') as sequence");
    const number = `${people.siteCode}-GP-${numbered.rows[0]?.sequence.padStart(6, '0')}`;
    const { site, discipline, owner, submitter, reviewer, group, groupMember } = people;
    const description = submission['workDetails'];
    const permit = await client.query<{ id: string }>(insertPermit, [
      ...[number, generalPermitTemplateId, site, discipline, owner, submitter, description, randomUUID()],
    ]);
    const id = permit.rows[0]?.id;
    await client.query(insertForm, [id, generalPermitTemplateId, version, form]);
    await client.query(insertSlots, [id, reviewer, group]);
    let hash = '0'.repeat(64);
    const tell = async (sequence: number, actor: string, action: string, from: string | null, to: string) => {
      const next = createHash('sha256').update(`${hash}${id}${sequence}${actor}${action}${to}`).digest('hex');
      await client.query(insertHistory, [id, sequence, actor, action, from, to, hash, next]);
      hash = next;
    };
    await tell(1, submitter, 'create', null, 'PendingApproval');
    await client.query(fillSlot, [id, 0, reviewer]);
    await client.query(changePermit, [id, 'PendingApproval', null]);
    await tell(2, reviewer, 'approve', 'PendingApproval', 'PendingApproval');
    await client.query(fillSlot, [id, 1, groupMember]);
    await client.query(changePermit, [id, 'Approved', groupMember]);
    await tell(3, groupMember, 'approve', 'PendingApproval', 'Approved');
  }

  return async (people) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      await write(client, people);
      await client.query('commit');
    } finally {
      client.release();
    }
  };
}
