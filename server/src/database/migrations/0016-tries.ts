import { sql, type Kysely } from 'kysely';

/**
 * Tries of every kind are counted alike: signing in, registering, asking for links. And who signed in from a network is
 * known there, so that strangers who try an address from everywhere do not keep its owner out.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table failed_sign_in rename to try_count;
    alter table try_count rename column failures to tries;
    alter index failed_sign_in_forgotten rename to try_count_forgotten;

    create table familiar_network (
      key bytea primary key,
      seen_at timestamptz not null
    );
    create index familiar_network_seen on familiar_network (seen_at);
  `.execute(db);
}
