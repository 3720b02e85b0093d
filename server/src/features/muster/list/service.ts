import { formatPseudonym } from '@eptw/domain/crew/worker';
import { message } from '@eptw/domain/message';
import { findMusterView, type MusterView } from '@eptw/domain/muster/muster';
import { freezeList, leaveOutSignedOnHolders, sortBySafety } from '@eptw/domain/muster/muster-list';
import type { ActorContext } from '../../../app-context.ts';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { isUuid } from '../../../database/uuid.ts';
import { Refusal } from '../../../refusal.ts';
import { recordTick, type TickInput } from '../ticks/service.ts';
import { listTicksOfSite, type TickRow } from '../ticks/store.ts';
import { addVisitor, removeVisitor, type RemovalInput, type VisitorInput } from '../visitors/service.ts';
import { listVisitors, type VisitorRow } from '../visitors/store.ts';
import { findMuster, hasSite, holdStops, insertHolders, type MusterUnderWay } from '../musters/store.ts';
import { findEmergencyPhone, listEntries, listHolders, listSignedOn, notFrozen, type MusterRow } from './store.ts';

/** Somebody on the muster list. */
export type MusterEntry = MusterRow;

/** The muster list of a site. */
export interface Muster {
  /** Those who were not seen first, and of those the ones inside a space. */
  entries: MusterEntry[];
  /** The muster for which the list is frozen; null while none is under way. */
  underWay: MusterUnderWay | null;
  /** Whether the reader sees everybody and ticks them, or only their own people. */
  view: MusterView;
  /** Whom people at the site call when somebody is hurt; empty if unknown. */
  emergencyPhone: string;
  /** When the server read the list: devices correct their clocks by it. */
  readAt: Date;
}

/** What reading a list needs. */
type MusterContext = Pick<ActorContext, 'db' | 'clock'>;

/**
 * Everybody at a site, and during an alarm everybody who was there since it began. Contractors get the people of their
 * own company. Throws NOT_FOUND for a site that is not the actor's.
 */
export async function loadMuster({ db, actor, clock }: ActorContext, siteId: string): Promise<Muster> {
  const view = await requireView(db, actor, siteId);
  const { underWay, rows } = await readList({ db, clock }, siteId);
  const own = (row: MusterRow) => actor.company !== '' && row.company === actor.company;
  return {
    entries: sortBySafety(rows.filter((row) => view === 'everybody' || own(row))),
    underWay: underWay ?? null,
    view,
    emergencyPhone: await findEmergencyPhone(db, siteId),
    readAt: clock(),
  };
}

/** Everybody on the list of a site now, and the muster for which it is frozen. */
export async function readList(
  { db, clock }: MusterContext,
  siteId: string,
): Promise<{ underWay: MusterUnderWay | undefined; rows: MusterRow[] }> {
  const underWay = await findMuster(db, siteId);
  const present = [
    ...(await listSignedOn(db, siteId)),
    ...(await listHolders(db, siteId, clock())),
    ...(await listVisitors(db, siteId)).map(toEntry),
  ];
  const rows = underWay ? freezeList(await listEntries(db, underWay.id), present) : present;
  return {
    underWay,
    rows: leaveOutSignedOnHolders(rows).map((row) => ({ ...row, name: row.name || formatPseudonym(row.personId) })),
  };
}

function toEntry(visitor: VisitorRow): MusterEntry {
  const unknown = { trade: '', phone: '', holder: '', holderPhone: '', roles: [] };
  return { ...visitor, ...unknown, ...notFrozen, kind: 'visitor' };
}

/**
 * Puts the permit holders on the frozen list who are on site now: time alone makes a job expire, and its holder one of
 * those who are looked for.
 */
export async function keepHolders({ db, clock }: MusterContext, siteId: string, musterId: string): Promise<void> {
  const now = clock();
  await insertHolders(db, { musterId, cameAt: now }, await listHolders(db, siteId, now));
}

/** Ticks somebody off during a muster, or undoes it. */
export async function tickOff(context: ActorContext, input: TickInput): Promise<Muster> {
  await requireEverybody(context, input.site);
  await whileNoStopChanges(context, input.site, async (held) => {
    const muster = await findMuster(held.db, input.site);
    if (muster) await keepHolders(held, input.site, muster.id);
    await recordTick(held, input, muster);
  });
  return loadMuster(context, input.site);
}

/** Runs work in a transaction in which no stop of a site begins or ends: what is done belongs to one muster. */
async function whileNoStopChanges(
  context: ActorContext,
  siteId: string,
  work: (held: ActorContext) => Promise<void>,
): Promise<void> {
  await inTransaction(context.db, async (db) => {
    await holdStops(db, siteId);
    await work({ ...context, db });
  });
}

const dayMs = 24 * 3_600_000;
/** Two for each of more people than gather at a site. */
const mostTicks = 1000;

/** What was ticked and undone at a site in the last day, the newest first. */
export async function loadTicks(context: ActorContext, siteId: string): Promise<TickRow[]> {
  await requireEverybody(context, siteId);
  const since = new Date(context.clock().getTime() - dayMs);
  const rows = await listTicksOfSite(context.db, siteId, { since, limit: mostTicks });
  return rows.map((row) => ({
    ...row,
    name: row.name || (row.isVisitor ? 'A visitor' : formatPseudonym(row.personId)),
  }));
}

/** Adds somebody who is not signed on, until the muster is over. */
export async function addMusterVisitor(context: ActorContext, input: VisitorInput): Promise<Muster> {
  const view = await requireView(context.db, context.actor, input.site);
  await whileNoStopChanges(context, input.site, async (held) => {
    const muster = await findMuster(held.db, input.site);
    await addVisitor(held, input, { mayAddAnybody: view === 'everybody', isAlarmInForce: muster !== undefined });
  });
  return loadMuster(context, input.site);
}

/** Takes somebody who was added off the list. */
export async function removeMusterVisitor(context: ActorContext, input: RemovalInput): Promise<Muster> {
  await requireEverybody(context, input.site);
  await whileNoStopChanges(context, input.site, (held) => removeVisitor(held, input));
  return loadMuster(context, input.site);
}

/** Whom the actor sees at a site. Throws NOT_FOUND for one that is not theirs, or is none. */
export async function requireView(db: Database, actor: ActorContext['actor'], siteId: string): Promise<MusterView> {
  const view = isUuid(siteId) ? findMusterView(actor, siteId) : undefined;
  if (view === undefined || !(await hasSite(db, siteId))) throw new Refusal('NOT_FOUND', message.notFound);
  return view;
}

async function requireEverybody({ db, actor }: ActorContext, siteId: string): Promise<void> {
  if ((await requireView(db, actor, siteId)) !== 'everybody') throw new Refusal('NOT_FOUND', message.notFound);
}
