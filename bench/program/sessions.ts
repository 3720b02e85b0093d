import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { toId } from '../population/users.ts';

/**
 * Signs these users in without passwords, a session for each: a thousand hashes would take a minute. Returns their
 * tokens.
 */
export async function openSessions(databaseUrl: string, people: readonly number[]): Promise<string[]> {
  const tokens = people.map(() => randomUUID());
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(
    `insert into session (person_id, token_hash, created_at, last_seen_at)
     select person, decode(hash, 'hex'), now(), now() from unnest($1::uuid[], $2::text[]) as opened (person, hash)`,
    [
      people.map((person) => toId('person', person)),
      tokens.map((token) => createHash('sha256').update(token).digest('hex')),
    ],
  );
  await client.end();
  return tokens;
}
