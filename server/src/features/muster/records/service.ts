import { formatPseudonym } from '@eptw/domain/crew/worker';
import { message } from '@eptw/domain/message';
import { findMusterView } from '@eptw/domain/muster/muster';
import { leaveOutSignedOnHolders, listNotSeen } from '@eptw/domain/muster/muster-list';
import type { ActorContext } from '../../../app-context.ts';
import { isUuid } from '../../../database/uuid.ts';
import { Refusal } from '../../../refusal.ts';
import { requireView, type MusterEntry } from '../list/service.ts';
import { listEntries } from '../list/store.ts';
import { findMusterHead, listMusters, listTicksOfMuster, type MusterHead, type RecordedTick } from './store.ts';

/** A muster of a site, as its record heads it. */
export type Muster = MusterHead;

/** A tick in a record, with the name of whom it is about. */
export type NamedTick = RecordedTick & { name: string };

/** The record of a muster: who was on its list, seen by whom and when, and every tick. */
export interface MusterRecord extends MusterHead {
  people: MusterEntry[];
  notSeen: number;
  ticks: NamedTick[];
}

/** More than there are musters at a site in many years. */
const mostMusters = 200;

/** The musters of a site, the newest first. Throws NOT_FOUND for a site that is not the actor's. */
export async function loadMusters({ db, actor }: ActorContext, siteId: string): Promise<Muster[]> {
  await requireView(db, actor, siteId);
  return listMusters(db, siteId, mostMusters);
}

/** The record of a muster; contractors get the people of their own company. Throws NOT_FOUND for other sites. */
export async function loadMusterRecord({ db, actor }: ActorContext, id: string): Promise<MusterRecord> {
  const head = isUuid(id) ? await findMusterHead(db, id) : undefined;
  const view = head && findMusterView(actor, head.siteId);
  if (!head || view === undefined) throw new Refusal('NOT_FOUND', message.notFound);
  const people = leaveOutSignedOnHolders(await listEntries(db, id))
    .filter(({ company }) => view === 'everybody' || (actor.company !== '' && company === actor.company))
    .map((row) => ({ ...row, name: row.name || formatPseudonym(row.personId) }));
  const names = new Map(people.map(({ personId, name }) => [personId, name]));
  const ticks = await listTicksOfMuster(db, id);
  return {
    ...head,
    people,
    notSeen: listNotSeen(people).length,
    ticks: ticks.flatMap((tick) => {
      const name = names.get(tick.personId);
      return name === undefined ? [] : [{ ...tick, name }];
    }),
  };
}
