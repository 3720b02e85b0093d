import { findRoleRequirement } from '@eptw/domain/work/log/crew-roles';
import type { Job } from '@eptw/domain/work/job/job';
import { movesPeople, type WorkEntry } from '@eptw/domain/work/log/work-log';
import type { WorkState } from '@eptw/domain/work/log/state';
import { toRescuerKey } from '@eptw/domain/work/log/steps';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';

/** The permit that people are signed on to, with its site. */
interface WorkPlace {
  id: string;
  siteId: string;
}

/** Stores who is on the job after these entries, in which roles and since when inside, for the muster list. */
export async function storePresence(
  db: Database,
  { id, siteId }: WorkPlace,
  entries: readonly WorkEntry[],
  { state, policy }: Job,
): Promise<void> {
  if (!entries.some(({ event }) => movesPeople(event))) return;
  const rows = [...state.signedOn].map(([workerId, worker]) => ({
    permit_id: id,
    worker_id: workerId,
    site_id: siteId,
    since: worker.since,
    roles: [...worker.roles],
    all_the_time: worker.roles.some((role) => findRoleRequirement(policy, role)?.allTheTime),
    inside_since: state.inside.get(workerId)?.since ?? null,
  }));
  await db
    .deleteFrom('crew_presence')
    .where('permit_id', '=', id)
    .$if(rows.length > 0, (query) =>
      query.where(
        'worker_id',
        'not in',
        rows.map(({ worker_id: workerId }) => workerId),
      ),
    )
    .execute();
  if (rows.length === 0) return;
  await db
    .insertInto('crew_presence')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['permit_id', 'worker_id']).doUpdateSet(({ ref }) => ({
        roles: ref('excluded.roles'),
        all_the_time: ref('excluded.all_the_time'),
        inside_since: ref('excluded.inside_since'),
      })),
    )
    .execute();
}

/**
 * Puts rescuers who have gone in on the list of the site, and takes off those who have come out. Without a user it was
 * recorded by a worker, and `addedBy` stands for them.
 */
export async function storeRescuers(
  db: Database,
  place: WorkPlace,
  entries: readonly WorkEntry[],
  { addedBy, inside }: { addedBy: string; inside: WorkState['inside'] },
): Promise<void> {
  for (const { event, at, by, details } of entries) {
    if (event !== 'recordEntry' || details.rescuer === undefined) continue;
    const { rescuer: name, stranger } = details;
    const company = stranger ? 'Not signed on' : 'Rescuer';
    const passage = { name, company, at, by: by?.id ?? addedBy, since: inside.get(toRescuerKey(name))?.since ?? at };
    if (details.direction === 'out') await takeOffList(db, place, passage);
    // After a stop that was lifted in between, nothing of them is left on the list.
    else if (!details.takesBack || !(await putBackOnList(db, place, passage))) await putOnList(db, place, passage);
  }
}

/** A rescuer who goes in or comes out, and the id of the user who recorded it. */
interface Passage {
  name: string;
  /** What they are, as the list has it in place of a company. */
  company: string;
  at: Date;
  by: string;
  /** Since when they are inside; not used for coming out. */
  since: Date;
}

async function putOnList(db: Database, { id }: WorkPlace, { name, company, at, by, since }: Passage): Promise<void> {
  await db
    .insertInto('muster_visitor')
    .columns([
      'id',
      'site_id',
      'permit_id',
      'name',
      'company',
      'place',
      'added_by',
      'since',
      'added_at',
      'inside_since',
    ])
    .expression((eb) =>
      eb
        .selectFrom('permit')
        .select([
          sql<string>`gen_random_uuid()`.as('id'),
          'permit.site_id',
          'permit.id as permit_id',
          sql.val(name).as('name'),
          sql.val(company).as('company'),
          'permit.work_place as place',
          sql<string>`${by}::uuid`.as('added_by'),
          sql<Date>`${at}::timestamptz`.as('since'),
          sql<Date>`${at}::timestamptz`.as('added_at'),
          sql<Date>`${since}::timestamptz`.as('inside_since'),
        ])
        .where('permit.id', '=', id),
    )
    .execute();
}

async function takeOffList(db: Database, { id, siteId }: WorkPlace, { name, at, by }: Passage): Promise<void> {
  await db
    .updateTable('muster_visitor')
    .set({ inside_since: null, removed_at: at, removed_by: by })
    .where('site_id', '=', siteId)
    .where('permit_id', '=', id)
    .where('name', '=', name)
    .where('inside_since', 'is not', null)
    .where('removed_at', 'is', null)
    .execute();
}

/** The same entry of the list is theirs again: somebody may have seen them already. Returns false without one. */
async function putBackOnList(db: Database, { id, siteId }: WorkPlace, { name, since }: Passage): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('muster_visitor')
    .set({ inside_since: since, removed_at: null, removed_by: null })
    .where('id', '=', (query) =>
      query
        .selectFrom('muster_visitor')
        .select('id')
        .where('site_id', '=', siteId)
        .where('permit_id', '=', id)
        .where('name', '=', name)
        .where('removed_at', 'is not', null)
        .orderBy('removed_at', 'desc')
        .limit(1),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0;
}
