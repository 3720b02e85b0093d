import { message } from '@eptw/domain/message';
import { formatPseudonym } from '@eptw/domain/crew/worker';
import { mayReadMuster } from '@eptw/domain/work/muster';
import type { ActorContext } from '../../../app-context.ts';
import { isUuid } from '../../../database/uuid.ts';
import { Refusal } from '../../../refusal.ts';
import { listMuster, tick, type MusterRow } from './store.ts';

/** Somebody on the muster list. */
export type MusterEntry = MusterRow;

/** Everybody who is signed on at a site. Throws NOT_FOUND for a site that is not the actor's. */
export async function loadMuster({ db, actor }: ActorContext, siteId: string): Promise<MusterEntry[]> {
  requireReadableSite(actor, siteId);
  const rows = await listMuster(db, siteId);
  return rows.map((row) => ({ ...row, name: row.name || formatPseudonym(row.workerId) }));
}

/** A worker who was seen, or was not after all. */
export interface TickInput {
  site: string;
  worker: string;
  isSeen: boolean;
}

/** Ticks a worker off during a muster, or undoes it; ticks of several devices add up, and the earliest stays. */
export async function tickOff(context: ActorContext, { site, worker, isSeen }: TickInput): Promise<MusterEntry[]> {
  const { db, actor, clock } = context;
  requireReadableSite(actor, site);
  const seen = isSeen ? { by: actor.id, at: clock() } : null;
  if (!isUuid(worker) || !(await tick(db, { siteId: site, workerId: worker, seen })))
    throw new Refusal('NOT_FOUND', 'This worker is not signed on at the site any more.');
  return loadMuster(context, site);
}

function requireReadableSite(actor: ActorContext['actor'], siteId: string): void {
  if (!isUuid(siteId) || !mayReadMuster(actor, siteId)) throw new Refusal('NOT_FOUND', message.notFound);
}
