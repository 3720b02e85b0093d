import {
  decideVisitorTime,
  findFloodProblem,
  validateVisitor,
  type MusterVisitor,
  toStoredVisitor,
} from '@eptw/domain/muster/muster-visitor';
import { findCrewProblem } from '@eptw/domain/muster/muster-list';
import { isApproved, isPendingFinish } from '@eptw/domain/permit/status';
import type { ActorContext } from '../../../app-context.ts';
import type { Database } from '../../../database/connect.ts';
import { isUuid } from '../../../database/uuid.ts';
import { Refusal } from '../../../refusal.ts';
import { loadWorkPolicies } from '../../templates/service.ts';
import {
  countAddedSince,
  deleteVisitorsBefore,
  findCrewPermit,
  findVisitor,
  insertVisitor,
  lockAdder,
  markRemoved,
  type CrewPermit,
  type KnownVisitor,
} from './store.ts';

/** Somebody to be added to the muster list of a site. */
export interface VisitorInput extends MusterVisitor {
  site: string;
  /** A UUID that the device has chosen, so that a repeat adds nobody twice. */
  id: string;
  /** The permit without a work policy to whose people they belong. */
  permitId?: string | null | undefined;
  /** When the device recorded it; ISO 8601. */
  deviceTime?: string | null | undefined;
}

const minuteMs = 60_000;

/** Who adds somebody: the host's people anybody, others the people of a permit of theirs, in an alarm. */
export interface VisitorRights {
  mayAddAnybody: boolean;
  isAlarmInForce: boolean;
}

/**
 * Adds somebody who is not signed on to the muster list of a site, until the muster is over; within a transaction in
 * which no stop begins or ends.
 */
export async function addVisitor(
  { db, actor, clock }: ActorContext,
  input: VisitorInput,
  rights: VisitorRights,
): Promise<void> {
  const { site: siteId, id, permitId } = input;
  const addedAt = clock();
  const time = decideVisitorTime(input.deviceTime ?? undefined, addedAt);
  const problem = validateVisitor(input) ?? (time.allowed ? undefined : time.problem);
  if (problem !== undefined || !time.allowed) throw new Refusal('BAD_INPUT', problem ?? '');
  if (!isUuid(id)) throw new Refusal('BAD_INPUT', 'The id of somebody who is added must be a UUID.');
  const permit = permitId ? await findCrewPermit(db, permitId) : undefined;
  if (!rights.mayAddAnybody) await refuseForeignCrew(db, { permit, siteId, userId: actor.id, ...rights });
  await lockAdder(db, actor.id);
  const known = await findVisitor(db, id);
  if (known) return refuseOtherUse(known, { siteId, addedBy: actor.id });
  const flood = findFloodProblem(await countAddedSince(db, actor.id, new Date(addedAt.getTime() - minuteMs)));
  if (flood !== undefined) throw new Refusal('RATE_LIMITED', flood);
  const { name, company, place } = toStoredVisitor(input);
  const isAdded = await insertVisitor(db, {
    id,
    siteId,
    name,
    // Contractors see the people of their own company.
    company: (rights.mayAddAnybody ? undefined : permit?.company) ?? company,
    place: place || (permit?.place ?? ''),
    permitId: permit?.siteId === siteId ? permit.id : null,
    addedBy: actor.id,
    since: time.since,
    addedAt,
  });
  if (!isAdded) throw idInUse();
}

const idInUse = () => new Refusal('CONFLICT', 'This id stands for somebody else. Nobody was added. Choose another id.');

/** A repeat adds nobody, and an id that stands for somebody else is refused: they would be on no list. */
function refuseOtherUse(known: KnownVisitor, { siteId, addedBy }: { siteId: string; addedBy: string }): void {
  if (known.siteId !== siteId || (known.addedBy ?? addedBy) !== addedBy) throw idInUse();
}

async function refuseForeignCrew(
  db: Database,
  {
    permit,
    siteId,
    userId,
    isAlarmInForce,
  }: { permit: CrewPermit | undefined; siteId: string; userId: string; isAlarmInForce: boolean },
): Promise<void> {
  const facts = permit && {
    ...permit,
    isAlarmInForce,
    isApproved: isApproved(permit.status) || isPendingFinish(permit.status),
    hasWorkPolicy: (await loadWorkPolicies({ db }, permit.versionIds)).size > 0,
  };
  const problem = findCrewProblem(facts, { userId, siteId });
  if (problem !== undefined) throw new Refusal('FORBIDDEN', problem);
}

/** Somebody to be taken off the muster list of a site. */
export interface RemovalInput {
  site: string;
  visitor: string;
}

/**
 * Takes somebody who was added off the muster list of a site that the actor reads; a frozen list keeps them. A rescuer
 * who is inside a space stays on it until the entry log has them out.
 */
export async function removeVisitor(
  { db, actor, clock }: ActorContext,
  { site: siteId, visitor: id }: RemovalInput,
): Promise<void> {
  const answer = isUuid(id) ? await markRemoved(db, { siteId, id, by: actor.id, at: clock() }) : 'missing';
  if (answer === 'missing') throw new Refusal('NOT_FOUND', 'This person is not on the muster list any more.');
  if (answer === 'inside')
    throw new Refusal('CONFLICT', 'This rescuer is inside. Record on the permit that they have come out.');
}

/** Forgets the visitors who were added before a time. */
export async function deleteOldVisitors({ db }: Pick<ActorContext, 'db'>, before: Date): Promise<void> {
  await deleteVisitorsBefore(db, before);
}
