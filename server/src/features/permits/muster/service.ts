import { message } from '@eptw/domain/message';
import { formatPseudonym } from '@eptw/domain/crew/worker';
import { mayReadMuster } from '@eptw/domain/work/muster';
import type { ActorContext } from '../../../app-context.ts';
import type { Database } from '../../../database/connect.ts';
import { isUuid } from '../../../database/uuid.ts';
import { Refusal } from '../../../refusal.ts';
import { recordTick, type TickInput } from '../muster-ticks/service.ts';
import { clearSightings, listTicksOfSite, type TickRow } from '../muster-ticks/store.ts';
import { addVisitor, removeVisitor, type RemovalInput, type VisitorInput } from '../muster-visitors/service.ts';
import { deleteVisitors, listVisitors, type VisitorRow } from '../muster-visitors/store.ts';
import { findAlarm, findEmergencyPhone, listSignedOn, type AlarmRow, type MusterRow } from './store.ts';

/** Somebody on the muster list. */
export type MusterEntry = MusterRow;

/** The muster list of a site. */
export interface Muster {
  /** Those who were not seen first. */
  entries: MusterEntry[];
  /** The stop of all work for which people gather; null while none is in force. */
  alarm: AlarmRow | null;
  /** Whom people at the site call when somebody is hurt; empty if unknown. */
  emergencyPhone: string;
  /** When the server read the list: devices correct their clocks by it. */
  readAt: Date;
}

/** Everybody at a site who is signed on or was added. Throws NOT_FOUND for a site that is not the actor's. */
export async function loadMuster({ db, actor, clock }: ActorContext, siteId: string): Promise<Muster> {
  requireReadableSite(actor, siteId);
  const workers = await listSignedOn(db, siteId);
  const visitors = await listVisitors(db, siteId);
  const alarm = await findAlarm(db, siteId);
  const emergencyPhone = await findEmergencyPhone(db, siteId);
  const wasSeen = ({ seenAt }: MusterRow) => Number(seenAt !== null);
  return {
    entries: [...workers, ...visitors.map(toEntry)]
      .map((row) => ({ ...row, name: row.name || formatPseudonym(row.personId) }))
      .toSorted((one, other) => wasSeen(one) - wasSeen(other)),
    alarm: alarm ?? null,
    emergencyPhone,
    readAt: clock(),
  };
}

function toEntry(visitor: VisitorRow): MusterEntry {
  const unknown = { trade: '', phone: '', permitId: null, permitNumber: null, isChildPermit: false };
  return { ...visitor, ...unknown, holder: '', holderPhone: '' };
}

/** Ticks somebody off during a muster, or undoes it. */
export async function tickOff(context: ActorContext, input: TickInput): Promise<Muster> {
  requireReadableSite(context.actor, input.site);
  await recordTick(context, input);
  return loadMuster(context, input.site);
}

const dayMs = 24 * 3_600_000;
/** Two for each of more people than gather at a site. */
const mostTicks = 1000;

/** What was ticked and undone at a site in the last day, the newest first. */
export async function loadTicks({ db, actor, clock }: ActorContext, siteId: string): Promise<TickRow[]> {
  requireReadableSite(actor, siteId);
  const since = new Date(clock().getTime() - dayMs);
  const rows = await listTicksOfSite(db, siteId, { since, limit: mostTicks });
  return rows.map((row) => ({
    ...row,
    name: row.name || (row.isVisitor ? 'A visitor' : formatPseudonym(row.personId)),
  }));
}

/** Adds somebody who is not signed on, until the muster is over. */
export async function addMusterVisitor(context: ActorContext, input: VisitorInput): Promise<Muster> {
  requireReadableSite(context.actor, input.site);
  await addVisitor(context, input);
  return loadMuster(context, input.site);
}

/** Takes somebody who was added off the list. */
export async function removeMusterVisitor(context: ActorContext, input: RemovalInput): Promise<Muster> {
  requireReadableSite(context.actor, input.site);
  await removeVisitor(context, input);
  return loadMuster(context, input.site);
}

/** Ends the muster of a site when the last stop there is lifted: the next one begins anew. */
export async function endMuster(transaction: Database, siteId: string, endedAt: Date): Promise<void> {
  if (await findAlarm(transaction, siteId)) return;
  await clearSightings(transaction, siteId, endedAt);
  await deleteVisitors(transaction, siteId);
}

function requireReadableSite(actor: ActorContext['actor'], siteId: string): void {
  if (!isUuid(siteId) || !mayReadMuster(actor, siteId)) throw new Refusal('NOT_FOUND', message.notFound);
}
