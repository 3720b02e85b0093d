import type { RecordedAction } from '@eptw/domain/permit/actions';
import type { Database } from '../database/connect.ts';
import type { AuditSubject } from '@eptw/domain/administration/audit-entry';
import type { PermitStatus } from '@eptw/domain/permit/status';
import type { PermitPeople } from '@eptw/domain/permit/visibility';

/** Announces that a permit changed, with what is needed to decide who may receive it: never its contents. */
export interface PermitEvent extends PermitPeople {
  id: string;
  number: string;
  parentId: string | null;
  status: PermitStatus;
  version: number;
  action: RecordedAction;
  by: string;
  at: string;
}

/**
 * The events that every server process on the same database receives. Two changes of one permit may arrive in either
 * order: their versions show which is later.
 */
export interface EventMap {
  permitChanged: PermitEvent;
  /** Sessions ended: their tokens stop working and their sockets close. */
  sessionEnded: { sessionIds: string[] };
  /** The rights of these users changed: cached data about them is outdated. */
  rightsChanged: { personIds: string[] };
  /** All work at a site was stopped, or the stop lifted. */
  areaStopsChanged: { siteId: string };
  /** A user saved, submitted or deleted a draft. */
  draftsChanged: { authorId: string };
  /** An account was created, changed or ended; each administrator reads for themselves which one. */
  accountsChanged: Record<string, never>;
  /** An administrator changed a subject of this kind; each user who may reads for themselves which one. */
  administrationChanged: { kind: AuditSubject };
  /** These users got notifications, or have seen some. */
  notificationsChanged: { personIds: string[] };
}

export type EventName = keyof EventMap;

/** The newest events, so that a subscription can start in the past. Times are in milliseconds. */
export interface EventRecord {
  /** The time on the clock of this process, which never goes back. */
  now(): number;
  /** The time from which on no event is missing. */
  readonly completeSince: number;
  /** The events with this name that arrived at this time or later, in their order. */
  list<Name extends EventName>(name: Name, since: number): EventMap[Name][];
}

export interface Events {
  /**
   * Within a transaction: delivered once it commits, and never if it does not. Sent with the commit, or, in a
   * transaction that `inTransaction` runs, within milliseconds after it: the event is lost if the process is killed
   * before that. Outside a transaction: sent within milliseconds, without waiting. Data that is already saved stays
   * saved when the event cannot be sent.
   */
  publish<Name extends EventName>(db: Database, name: Name, event: EventMap[Name]): Promise<void>;
  /** Returns a function that stops listening. */
  listen<Name extends EventName>(name: Name, listener: (event: EventMap[Name]) => void): () => void;
  /** Calls the listener when a gap starts in which events may be missed, and when it ends. */
  onGap(listener: () => void): () => void;
  /** False while events may be missed. */
  readonly listening: boolean;
  /** The events that arrived in the last minute. */
  readonly record: EventRecord;
  /** Sends events that are still queued, and stops listening. */
  close(): Promise<void>;
}
