import type { Database } from '../database/connect.ts';
import type { AuditSubject } from '@eptw/domain/administration/audit-entry';
import type { PermitStatus } from '@eptw/domain/permit/status';

/** Says that a permit changed, with what is needed to decide who may hear of it: never its contents. */
export interface PermitEvent {
  id: string;
  number: string;
  parentId: string | null;
  status: PermitStatus;
  version: number;
  action: string;
  by: string;
  at: string;
  submitterId: string;
  submitterCompany: string;
  siteId: string;
  ownerId: string;
  reviewerIds: string[];
  reviewingGroupIds: string[];
}

/**
 * What every server process on the same database hears. Two changes of one permit may be heard in either order: their
 * versions tell which is the later one.
 */
export interface EventMap {
  permitChanged: PermitEvent;
  /** Sessions ended: their tokens stop working and their sockets close. */
  sessionEnded: { sessionIds: string[] };
  /** What these people may do changed: what is remembered of them is outdated. */
  rightsChanged: { personIds: string[] };
  /** Somebody saved, submitted or deleted a draft. */
  draftsChanged: { authorId: string };
  /** Somebody's account was made, changed or ended; whose is for each administrator to read. */
  accountsChanged: Record<string, never>;
  /** An administrator changed something of this kind; what it was is for each to read that may. */
  administrationChanged: { kind: AuditSubject };
  /** These people were notified of something, or have seen notifications. */
  notificationsChanged: { personIds: string[] };
}

export type EventName = keyof EventMap;

export interface Events {
  /**
   * Within a transaction: heard once it commits, and never if it does not. Sent together with the commit, or, in one that
   * `inTransaction` runs, within milliseconds after it: the event is lost when the process is killed before.
   * Outside a transaction: sent within milliseconds, and nobody waits for it. What is saved already stays saved when the
   * event cannot be sent.
   */
  publish<Name extends EventName>(db: Database, name: Name, event: EventMap[Name]): Promise<void>;
  /** Returns what ends the listening. */
  listen<Name extends EventName>(name: Name, listener: (event: EventMap[Name]) => void): () => void;
  /** Hears of times in which events may have been missed, when they begin and when they are over. */
  onGap(listener: () => void): () => void;
  /** False while events may be missed. */
  readonly listening: boolean;
  /** Sends what still waits to be sent, and stops listening. */
  close(): Promise<void>;
}
