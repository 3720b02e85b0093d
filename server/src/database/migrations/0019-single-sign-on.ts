import { sql, type Kysely } from 'kysely';

/**
 * Single sign-on. A person is known by the name that the issuer gave them for good, not by their address alone. What is
 * under way between here and the issuer stands in tables, so that any server process may take it up.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table person
      add column sign_on_issuer text,
      add column sign_on_subject text,
      add constraint person_sign_on_whole check ((sign_on_issuer is null) = (sign_on_subject is null));
    create unique index person_sign_on on person (sign_on_issuer, sign_on_subject) where archived_at is null;
    create index person_archived_sign_on on person (sign_on_issuer, sign_on_subject) where archived_at is not null;
    create index person_archived_email on person (lower(email)) where archived_at is not null;

    create table sign_on_attempt (
      state_hash bytea primary key,
      browser_hash bytea not null,
      nonce text not null,
      code_verifier text not null,
      wanted text,
      expires_at timestamptz not null
    );
    create index sign_on_attempt_expires on sign_on_attempt (expires_at);

    create table sign_on_result (
      code_hash bytea primary key,
      issuer text not null,
      subject text not null,
      email text not null,
      full_name text not null,
      groups text[] not null,
      expires_at timestamptz not null
    );
    create index sign_on_result_expires on sign_on_result (expires_at);
  `.execute(db);
}
