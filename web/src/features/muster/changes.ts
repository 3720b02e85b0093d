import { countsAsSeen, timeTick, type Sighting } from '@eptw/domain/muster/muster';
import type { MusterVisitor } from '@eptw/domain/muster/muster-visitor';

interface ChangeOfPerson {
  /** The id of the worker, account or visitor. */
  personId: string;
  /** An ISO instant, by the server's clock as far as the device knows it. */
  at: string;
  by: string;
}

/** A tick that was made on this device; `isSeen` is false for one undone. */
export interface Tick extends ChangeOfPerson {
  kind: 'tick';
  isSeen: boolean;
  /** The stop in force that this device showed; null if it showed none. Absent in ticks of the previous version. */
  alarm?: string | null;
}

/** Somebody who was added on this device. */
export interface Addition extends ChangeOfPerson, MusterVisitor {
  kind: 'addition';
  /** The permit without a work policy to whose people they belong. */
  permitId?: string;
}

/** Somebody who was taken off the list on this device. */
export interface Removal extends ChangeOfPerson {
  kind: 'removal';
}

/** What was done on this device and is not confirmed by the server yet. */
export type Change = Tick | Addition | Removal;

/** What the device knows of somebody when a change of them is made. */
export interface KnownPerson extends Sighting {
  /** When they went into a space; undefined while they are in none. */
  enteredAt?: Date | undefined;
  /** Whether something of the list is on its way to the server: it may arrive, whatever happens here. */
  isSending: boolean;
}

const isOf = (personId: string, kind: Change['kind']) => (change: Change) =>
  change.personId === personId && change.kind === kind;

/** The changes to send after one more tick. One that never left the device and is undone needs no request. */
export function queueTick(changes: readonly Change[], tick: Tick, known: KnownPerson): Change[] {
  const others = changes.filter((change) => !isOf(tick.personId, 'tick')(change));
  // It could undo somebody else's tick.
  const isSeen = countsAsSeen({ seenAt: known.seen?.at ?? null, insideSince: known.enteredAt ?? null });
  const needsRequest = known.isSending || tick.isSeen !== isSeen;
  if (!needsRequest) return others;
  return [...others, { ...tick, at: timeTick(tick.isSeen, new Date(tick.at), known, known.enteredAt).toISOString() }];
}

/** The changes to send after somebody is taken off the list. Whoever never left the device is just forgotten. */
export function queueRemoval(changes: readonly Change[], removal: Removal, isSending: boolean): Change[] {
  const others = changes.filter((change) => !isOf(removal.personId, 'tick')(change));
  if (!isSending && others.some(isOf(removal.personId, 'addition')))
    return others.filter((change) => !isOf(removal.personId, 'addition')(change));
  return [...others, removal];
}

/** What a device stored of somebody: the previous version called everybody's id `worker`, and nothing else. */
export function readStored<Item extends { personId: string }>(stored: Item): Item {
  const { worker, ...item } = stored as Partial<Item> & { worker?: string };
  return { ...item, personId: item.personId ?? worker } as Item;
}

/** The same to be stored, for the previous version too: a site may go back to it during a muster. */
export function toStored<Item extends { personId: string }>(item: Item): Item & { worker: string } {
  return { ...item, worker: item.personId };
}

/** After a day the muster is over, and the server does not want its changes any more. */
const unsentMs = 24 * 3_600_000;

/** The changes of this device that are still worth sending. */
export function dropOld(changes: readonly Change[], now: Date): Change[] {
  return changes.filter(({ at }) => now.getTime() - Date.parse(at) < unsentMs);
}
