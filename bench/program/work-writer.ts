import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { isPermitColumn } from '../population/jobs.ts';
import type { LiveJob } from './live-jobs.ts';
import type { WorkActions } from './work-actions.ts';

/** Columns are not listed here: they are those that the database has. */
const createTexts = (workColumns: readonly string[]) => ({
  begin: 'begin',
  commit: 'commit',
  permit: `update permit set version = $2, updated_at = now(),
      fingerprint_version = case when fingerprint_version = $2 - 1 then $2::integer else fingerprint_version end
    where id = $1`,
  history: `insert into history_entry (permit_id, sequence, at, actor_id, actor_name, actor_role, action, from_status,
      to_status, reason, changes, work, previous_hash, hash)
    values ($1, $2, now(), $3, 'Person', $4, $5, 'Approved', 'Approved', $6, '[]', '{}', $7, $8)`,
  work: `insert into permit_work (permit_id, ${workColumns.join(', ')})
    values ($1, ${workColumns.map((_, index) => `$${index + 2}`).join(', ')})
    on conflict (permit_id) do update set ${workColumns.map((column) => `${column} = excluded.${column}`).join(', ')}`,
  performed: `insert into performed_action (person_id, key, permit_id, digest, message, at)
    values ($1, $2, $3, $4, $5, now())`,
  notice: 'insert into permit_notice (permit_id, sequence, at, content) values ($1, $2, now(), $3)',
  notify: `insert into notification (person_id, kind, permit_id, sequence, occasion, in_app, created_at)
    select person_id, 'workChanged', $1, $2::integer, 'version ' || $2::integer, true, now()
    from unnest($3::uuid[]) as notified (person_id)`,
  dispatched: 'delete from permit_notice where permit_id = $1',
});

/**
 * The floor of an action on live work: writes the rows that the server writes, notifications included, in one
 * transaction and without any checks, by prepared statements that do not wait for each other. The connections of the
 * pool must be pipelined. The rows of the jobs show what columns there are.
 */
export function openWorkWriter(pool: pg.Pool, [anyJob]: readonly LiveJob[]): WorkActions {
  const workColumns = Object.keys(anyJob?.work ?? {}).filter(
    (column) => column !== 'permit_id' && !isPermitColumn(column),
  );
  const texts = createTexts(workColumns);
  async function write(
    job: LiveJob,
    actor: { id: string; role: string },
    action: { name: string; reason: string | null },
    work: Record<string, unknown>,
    notified: readonly string[],
  ): Promise<void> {
    const client = await pool.connect();
    try {
      const sent: Promise<unknown>[] = [];
      const send = (name: keyof typeof texts, ...values: unknown[]) => {
        sent.push(client.query({ name, text: texts[name], values }));
      };
      const digest = (text: string) => createHash('sha256').update(text).digest('hex');
      const { id, number, hash } = job;
      const version = job.version + 1;
      const next = digest(`${hash}${id}${version}${actor.id}${action.name}${action.reason}`);
      send('begin');
      send('permit', id, version);
      send('history', id, version, actor.id, actor.role, action.name, action.reason, hash, next);
      send('work', id, ...workColumns.map((column) => work[column]));
      send('performed', actor.id, randomUUID(), id, digest(id), `${number}: ${action.name}`);
      const audience = { people: job.issuingSide, groups: [], siteIssuers: true, except: [actor.id] };
      send('notice', id, version, JSON.stringify({ notices: [{ kind: 'workChanged', audience }] }));
      // The server does this afterwards, for many changes at once.
      send('notify', id, version, notified);
      send('dispatched', id);
      send('commit');
      await Promise.all(sent);
      job.version = version;
      job.hash = next;
    } finally {
      client.release();
    }
  }

  return {
    pause: (job) => {
      const { holder, issuingSide, work } = job;
      const suspended = {
        ...work,
        phase: 'suspended',
        stops_at: null,
        next_check_at: null,
        revalidate_by: null,
        issuer_turn_at: new Date(),
        deadline_at: work['expires_at'],
        suspension: 'Paused by Person: Lunch',
      };
      const notified = issuingSide.filter((person) => person !== holder);
      return write(job, { id: holder, role: 'User' }, { name: 'pauseWork', reason: 'Lunch' }, suspended, notified);
    },
    resume: (job) => {
      const { holder, issuer, issuingSide, work } = job;
      const notified = [...new Set([...issuingSide, holder])].filter((person) => person !== issuer);
      const actor = { id: issuer, role: 'MicronSupervisor' };
      return write(job, actor, { name: 'resumeWork', reason: null }, work, notified);
    },
  };
}
