import pg from 'pg';
import { openClient } from './client.ts';
import type { PopulatedServer } from './populated.ts';
import { openSessions } from './sessions.ts';
import { findUserAt, siteCodes, toId, userRanges } from '../population/users.ts';

/** A live job, and who acts on it. */
export interface LiveJob {
  id: string;
  number: string;
  version: number;
  /** The hash of the last entry in its history. */
  hash: string;
  holder: string;
  /** A supervisor of its site. */
  issuer: string;
  /** Everybody of the issuing authority, who are notified; the issuer is one of them. */
  issuingSide: string[];
  /** Its row of `permit_work`. */
  work: Record<string, unknown>;
}

type JobRow = Omit<LiveJob, 'issuer'> & { site: string };

const issuersAt = new Map(
  siteCodes.map((_, site) => [
    toId('site', site),
    Array.from({ length: userRanges.supervisors.count / siteCodes.length }, (__, nth) =>
      toId('person', findUserAt(site, userRanges.supervisors, nth)),
    ),
  ]),
);

/** The live jobs of a populated database; at one site, if it is given. */
export async function listLiveJobs(databaseUrl: string, site?: number): Promise<LiveJob[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<JobRow>(
    `select permit.id, permit.number, permit.version, permit.site_id as site, permit_work.holder_id as holder,
      (select hash from history_entry where permit_id = permit.id order by sequence desc limit 1) as hash,
      array(
        select permit.owner_id
        union select person_id from reviewer_slot where permit_id = permit.id and person_id is not null
        union select member.person_id from reviewer_slot join mt_group_member member using (group_id)
          where permit_id = permit.id
        union select person.id from person join person_site on person_site.person_id = person.id
          where person_site.site_id = permit.site_id
            and person.role in ('MicronSupervisor', 'MicronManager', 'SiteAdmin')
      ) as "issuingSide",
      to_jsonb(permit_work) as work
    from permit_work join permit on permit.id = permit_work.permit_id
    where permit_work.phase = 'live' and ($1::uuid is null or permit_work.site_id = $1) order by permit.id`,
    [site === undefined ? null : toId('site', site)],
  );
  await client.end();
  return rows.map(({ site: siteId, ...job }, index) => {
    const issuers = issuersAt.get(siteId) ?? [];
    return { ...job, issuer: issuers[index % issuers.length] ?? '' };
  });
}

/** The sign-on page of a live job of a contractor, whose workers sign on there. */
export interface SignOnPage {
  permitId: string;
  path: string;
  /** The last part of the path. */
  token: string;
}

/** Finds one through the server, as everybody who sees the permit can. */
export async function findSignOnPage({
  address,
  databaseUrl,
}: Pick<PopulatedServer, 'address' | 'databaseUrl'>): Promise<SignOnPage> {
  const jobs = await listLiveJobs(databaseUrl);
  const job = jobs.find(({ work }) => work['submitter_role'] === 'ContractorRequestor');
  const [session] = await openSessions(databaseUrl, [userRanges.superAdmins.first]);
  const client = openClient(address, 1, session);
  const { getWork } = await client.query<{ getWork: { item: { signOnPath: string } | null } }>(
    'query ($permitId: ID!) { getWork(permitId: $permitId) { item { signOnPath } } }',
    { permitId: job?.id },
  );
  client.close();
  if (!job || !getWork.item) throw new Error('There is no live job with a sign-on page.');
  const path = getWork.item.signOnPath;
  return { permitId: job.id, path, token: path.slice(path.lastIndexOf('/') + 1) };
}
