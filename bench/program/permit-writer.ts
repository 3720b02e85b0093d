import { createHash, randomUUID } from 'node:crypto';
import type { Submission } from '@eptw/domain/template/model/submission';
import { generalPermitTemplateId } from '@eptw/domain/template/model/template';
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
  /** All members of the group, who are notified. */
  members: readonly string[];
}

const texts = {
  begin: 'begin',
  commit: 'commit',
  permit: `insert into permit (id, number, template_id, site_id, discipline_id, owner_id, submitter_id,
      submitter_role, submitter_company, status, work_description, starts_at, ends_at, idempotency_key,
      idempotency_digest, open_slots, fingerprint, fingerprint_version)
    values ($1, $2 || '-GP-' || lpad(nextval('permit_number')::text, 6, '0'), $3, $4, $5, $6, $7, 'MTGroup', 'Fab',
      'PendingApproval', $8, now(), now() + interval '7 days', $9, $10, 2, $11, 1)`,
  form: `insert into filled_form (permit_id, position, template_id, template_version_id, submission)
    values ($1, 0, $2, $3, $4)`,
  slots: `insert into reviewer_slot (permit_id, position, person_id, group_id)
    values ($1, 0, $2, null), ($1, 1, null, $3)`,
  history: `insert into history_entry (permit_id, sequence, at, actor_id, actor_name, actor_role, action, from_status,
      to_status, changes, previous_hash, hash)
    values ($1, $2, now(), $3, 'Person', 'MTGroup', $4, $5, $6, '[]', $7, $8)`,
  notice: 'insert into permit_notice (permit_id, sequence, at, content) values ($1, $2, now(), $3)',
  notify: `insert into notification (person_id, kind, permit_id, sequence, occasion, in_app, created_at, mail_due_at)
    select person_id, $2, $1, $3::integer, 'version ' || $3::integer, true, now(), now() + interval '30 seconds'
    from unnest($4::uuid[]) as notified (person_id)`,
  supersede: `update notification set seen_at = now(), mail_due_at = null
    where permit_id = $1 and person_id = any($2::uuid[]) and seen_at is null`,
  dispatched: 'delete from permit_notice where permit_id = $1',
  fill: `update reviewer_slot set filled_by = $3, filled_at = now(), fingerprint = $4
    where permit_id = $1 and position = $2`,
  change: `update permit set status = $2, final_approver_id = $3, open_slots = open_slots - 1, last_group_id = $4,
      version = version + 1, fingerprint_version = version + 1, updated_at = now()
    where id = $1`,
} as const;

/** Sends a statement, without waiting for its answer. */
type Send = (name: keyof typeof texts, ...values: unknown[]) => void;

/** Writes the rows of one permit, created and approved by two reviewers. */
export interface PermitWriter {
  /** Each of the three changes in a separate transaction, as users make them. */
  changeByChange: (people: Participants) => Promise<void>;
  /** All three in one transaction, which no users could. */
  atOnce: (people: Participants) => Promise<void>;
  /** The first of them alone; returns the permit's id. */
  raise: (people: Participants) => Promise<string>;
  /** The first reviewer's approval alone, of a permit that waits for both; `turn` is 2 for the first time. */
  approve: (people: Participants, id: string, turn: number) => Promise<void>;
}

/**
 * The floor of creating and approving a permit: writes the rows that the server writes, notifications included,
 * without any checks, by prepared statements that do not wait for each other. The connections of the pool must be
 * pipelined.
 */
export async function openPermitWriter(pool: pg.Pool, submission: Submission): Promise<PermitWriter> {
  const { rows } = await pool.query<{ id: string }>('select current_version_id as id from template where id = $1', [
    generalPermitTemplateId,
  ]);
  const version = rows[0]?.id;
  const form = JSON.stringify(submission);

  /** Sends these changes, each in a transaction of its own or all in one. */
  async function write(listChanges: (send: Send) => (() => void)[], eachInTransaction: boolean): Promise<void> {
    const client = await pool.connect();
    try {
      let sent: Promise<unknown>[] = [];
      const send: Send = (name, ...values) => {
        sent.push(client.query({ name, text: texts[name], values }));
      };
      const finish = async () => {
        send('commit');
        await Promise.all(sent);
        sent = [];
      };
      const changes = listChanges(send);
      for (const [index, change] of changes.entries()) {
        if (index === 0 || eachInTransaction) send('begin');
        change();
        if (eachInTransaction || index === changes.length - 1) await finish();
      }
    } finally {
      client.release();
    }
  }

  const fingerprint = createHash('sha256').update(form).digest('hex');

  /** Sends the statements of changes of one permit. */
  function openPermit({ reviewer, group }: Participants, id: string, send: Send) {
    let hash = '0'.repeat(64);
    const record = (sequence: number, actor: string, action: string, from: string | null, to: string) => {
      const next = createHash('sha256').update(`${hash}${id}${sequence}${actor}${action}${to}`).digest('hex');
      send('history', id, sequence, actor, action, from, to, hash, next);
      // The server deletes it when it notifies, after the change; here it must not meet the server's own.
      const audience = { people: [reviewer], groups: [group] };
      send('notice', id, sequence, JSON.stringify({ notices: [{ kind: 'turnToDecide', audience }] }));
      send('dispatched', id);
      hash = next;
    };
    const approve = (
      sequence: number,
      position: number,
      actor: string,
      { status, final, last }: { status: string; final: string | null; last: string | null },
    ) => {
      send('fill', id, position, actor, fingerprint);
      send('change', id, status, final, last);
      record(sequence, actor, 'approve', 'PendingApproval', status);
    };
    return { record, approve };
  }

  /** The three changes of a new permit, each sending its statements. */
  function toChanges(people: Participants, send: Send, id = randomUUID()): (() => void)[] {
    const { site, siteCode, discipline, owner, submitter, reviewer, group, groupMember, members } = people;
    const { record, approve } = openPermit(people, id, send);
    return [
      () => {
        const permit = [id, siteCode, generalPermitTemplateId, site, discipline, owner, submitter];
        send('permit', ...permit, submission['workDetails'], randomUUID(), fingerprint, fingerprint);
        send('form', id, generalPermitTemplateId, version, form);
        send('slots', id, reviewer, group);
        record(1, submitter, 'create', null, 'PendingApproval');
        send('notify', id, 'turnToDecide', 1, [reviewer, ...members]);
      },
      () => {
        approve(2, 0, reviewer, { status: 'PendingApproval', final: null, last: group });
        send('supersede', id, [reviewer]);
      },
      () => {
        approve(3, 1, groupMember, { status: 'Approved', final: groupMember, last: null });
        send('supersede', id, members);
        send('notify', id, 'approved', 3, [submitter, owner]);
      },
    ];
  }

  return {
    changeByChange: (people) => write((send) => toChanges(people, send), true),
    atOnce: (people) => write((send) => toChanges(people, send), false),
    raise: async (people) => {
      const id = randomUUID();
      await write((send) => toChanges(people, send, id).slice(0, 1), true);
      return id;
    },
    approve: (people, id, turn) =>
      write((send) => {
        const { reviewer, group } = people;
        const { approve } = openPermit(people, id, send);
        return [
          () => {
            approve(turn, 0, reviewer, { status: 'PendingApproval', final: null, last: group });
            send('supersede', id, [reviewer]);
          },
        ];
      }, true),
  };
}
