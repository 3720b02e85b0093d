import { checkGroupMember } from '@eptw/domain/administration/group';
import type { Database } from '../../../database/connect.ts';
import { Refusal } from '../../../refusal.ts';
import { refuseConflict } from '../../../graphql/refusals.ts';
import { findCandidates, type CandidateRow } from './store.ts';

/** Enough for any group, and few enough for a message and an event to list them. */
const maxMembersPerChange = 100;

/** These ids without duplicates; refuses more than `maxMembersPerChange`. */
export function requireDistinctMembers(ids: readonly string[]): string[] {
  const unique = [...new Set(ids)];
  if (unique.length > maxMembersPerChange)
    throw new Refusal('TOO_LARGE', `Choose at most ${maxMembersPerChange} people at once.`);
  return unique;
}

/** The future members of a group of this site, locked until the transaction ends. */
export async function requireCandidates(
  db: Database,
  ids: readonly string[],
  site: { id: string; code: string },
  isMember: (id: string) => boolean = () => false,
): Promise<CandidateRow[]> {
  const people = await findCandidates(db, ids);
  if (people.length < ids.length) throw new Refusal('NOT_FOUND', 'One of these people no longer exists. Choose again.');
  const added = people.filter(({ id }) => !isMember(id));
  for (const person of added) refuseConflict(checkGroupMember(person, site));
  return added;
}
