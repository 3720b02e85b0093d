import { toStoredVisitor, validateVisitor, type MusterVisitor } from '@eptw/domain/work/muster-visitor';
import { findDeviceTimeProblem, toRecordedAt } from '@eptw/domain/work/device-time';
import type { ActorContext } from '../../../app-context.ts';
import { isUuid } from '../../../database/uuid.ts';
import { Refusal } from '../../../refusal.ts';
import { deleteVisitorsBefore, insertVisitor, markRemoved } from './store.ts';

/** Somebody to be added to the muster list of a site. */
export interface VisitorInput extends MusterVisitor {
  site: string;
  /** A UUID that the device has chosen, so that a repeat adds nobody twice. */
  id: string;
  /** When the device recorded it; ISO 8601. */
  deviceTime?: string | null | undefined;
}

/** Adds somebody who is not signed on to the muster list of a site that the actor reads, until the muster is over. */
export async function addVisitor({ db, actor, clock }: ActorContext, input: VisitorInput): Promise<void> {
  const { site: siteId, id } = input;
  const deviceTime = input.deviceTime ?? undefined;
  const addedAt = clock();
  const problem = validateVisitor(input) ?? findDeviceTimeProblem(deviceTime, addedAt, 'add them again');
  if (problem !== undefined) throw new Refusal('BAD_INPUT', problem);
  if (!isUuid(id)) throw new Refusal('BAD_INPUT', 'The id of somebody who is added must be a UUID.');
  await insertVisitor(db, {
    id,
    siteId,
    ...toStoredVisitor(input),
    addedBy: actor.id,
    since: toRecordedAt(deviceTime, addedAt),
    addedAt,
  });
}

/** Somebody to be taken off the muster list of a site. */
export interface RemovalInput {
  site: string;
  visitor: string;
}

/** Takes somebody who was added off the muster list of a site that the actor reads. */
export async function removeVisitor(
  { db, actor, clock }: ActorContext,
  { site: siteId, visitor: id }: RemovalInput,
): Promise<void> {
  if (!isUuid(id) || !(await markRemoved(db, { siteId, id, by: actor.id, at: clock() })))
    throw new Refusal('NOT_FOUND', 'This person is not on the muster list any more.');
}

/** Forgets the visitors who were added before a time. */
export async function deleteOldVisitors({ db }: Pick<ActorContext, 'db'>, before: Date): Promise<void> {
  await deleteVisitorsBefore(db, before);
}
