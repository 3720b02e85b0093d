import { sql, type Kysely } from 'kysely';

/**
 * What lists and the clock need of the causes for which work stands still, how long a site waits for the answer to an
 * appointment, and what workers do on the job. The clock looks once more at the work that stands still already.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table permit_work
      add column site_stopped_at timestamptz,
      add column has_lost_holder boolean not null default false;
    create index permit_work_under_way on permit_work (holder_id)
      where has_started and phase in ('live', 'suspended') and not has_lost_holder;
    create index permit_work_stoppable on permit_work (site_id)
      where has_started and (phase <> 'finished' or fire_watch_until is not null);
    alter table site add column appointment_minutes integer not null default 30 check (appointment_minutes > 0);
    alter table crew_presence
      add column roles text[] not null default '{}',
      add column inside_since timestamptz;
    update permit_work set deadline_at = now() where phase in ('suspended', 'expired')
      or fire_watch_until > now() or (phase = 'finished' and permit_status in ('Approved', 'PendingClosure', 'PendingCancel'))`.execute(
    db,
  );
}
