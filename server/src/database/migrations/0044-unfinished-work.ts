import { sql, type Kysely } from 'kysely';

/**
 * 'Live work' reads what is not finished, and what waits for the issuing side: finished work becomes many, so neither
 * may be found among it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table permit_work add column issuer_turn_at timestamptz;
    update permit_work set issuer_turn_at = least(
        case when phase = 'suspended' or has_extension_request then now() end,
        case when phase = 'live' then revalidate_by - interval '2 hours' end,
        case when phase = 'live' then stops_at end)
      where phase in ('waiting', 'live', 'suspended');
    create index permit_work_by_issuer_turn on permit_work (issuer_turn_at) where issuer_turn_at is not null;

    drop index permit_work_by_holder;
    create index permit_work_by_holder on permit_work (holder_id)
      where phase <> 'finished' or fire_watch_until is not null`.execute(db);
}
