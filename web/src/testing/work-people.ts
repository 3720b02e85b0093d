import type { JobRole } from '@eptw/domain/role/job-role';
import type { GetSignOnCandidatesQuery, WorkFactsFragment } from '../generated/work.ts';

/** Somebody on the job as the API returns them, who signed on an hour ago; by default without a role. */
export function createCrewMember(
  name: string,
  more: Partial<WorkFactsFragment['crew'][number]> = {},
): WorkFactsFragment['crew'][number] {
  return {
    worker: `worker-${name.split(' ')[0]?.toLowerCase() ?? ''}`,
    name,
    isVisible: true,
    company: 'ACME Works',
    trade: 'Rigger',
    phone: '+65 8628 3418',
    roles: [],
    since: new Date(Date.now() - 3_600_000).toISOString(),
    insideSince: null,
    certificates: [],
    whenLeaving: '',
    rolesLost: [],
    staysForFireWatch: false,
    goesInside: false,
    staysOutBecause: null,
    ...more,
  };
}

/** A role of the job as the API returns it, filled by these workers; one person is needed. */
export function createRoleOnJob(
  role: JobRole,
  people: readonly string[],
  more: Partial<WorkFactsFragment['roles'][number]> = {},
): WorkFactsFragment['roles'][number] {
  return {
    role,
    needed: 1,
    filled: people.length,
    allTheTime: false,
    goesInside: false,
    mayCombine: [],
    people: [...people],
    ...more,
  };
}

type Candidate = GetSignOnCandidatesQuery['candidates']['items'][number];

/** Somebody who can fill a role and is free, as the API returns them. */
export function createCandidate(name: string, more: Partial<Candidate> = {}): Candidate {
  return {
    worker: `worker-${name.split(' ')[0]?.toLowerCase() ?? ''}`,
    name,
    company: 'ACME Works',
    passNumber: 'S-20477',
    phone: '+65 8628 3477',
    certificates: [{ kind: 'attendant', state: 'valid', until: '2027-03-31' }],
    unverified: [],
    problem: null,
    mayCombine: [],
    roles: [],
    ...more,
  };
}
