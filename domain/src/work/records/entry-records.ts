import { toRecordedAt } from '../../time/device-time.ts';
import type { LogStep } from '../log/walk-log.ts';
import type { Person, WorkEntry } from '../log/work-log.ts';

/** One way through the entrance of a space. */
export interface Passage {
  /** When it was pressed on a device, and when it arrived. */
  at: Date;
  receivedAt: Date;
  /** The user who recorded it; null for a worker. */
  by: Person | null;
  /** The worker who recorded it, where there was no user. */
  byWorkerId: string | undefined;
  /** Whether they signed off with it. */
  isSignOff: boolean;
}

/** Somebody who went into a space, until they came out. */
export interface EntryRecord {
  /** The worker on the job; a rescuer has a name instead. */
  workerId: string | undefined;
  rescuer: string | undefined;
  /** Whether they are no rescuer, but went in without being signed on. */
  isStranger: boolean;
  wentIn: Passage;
  /** Null while they are inside. */
  cameOut: Passage | null;
  /** Why they should not have gone in. */
  against: string | undefined;
}

/** Everybody who went into the space, each time that they did, oldest first. */
export function listEntryRecords(steps: readonly LogStep[]): EntryRecord[] {
  const records: EntryRecord[] = [];
  const inside = new Map<string, EntryRecord>();
  for (const { entry, before, after } of steps) {
    for (const [key, { rescuer, isStranger = false }] of after.inside) {
      if (before.inside.has(key)) continue;
      const current = inside.get(key);
      if (current && entry.event === 'recordEntry' && entry.details.takesBack) {
        current.cameOut = null;
        continue;
      }
      const record: EntryRecord = {
        workerId: rescuer === undefined ? key : undefined,
        rescuer,
        isStranger,
        wentIn: toPassage(entry),
        cameOut: null,
        against: entry.event === 'recordEntry' ? entry.details.against : undefined,
      };
      records.push(record);
      inside.set(key, record);
    }
    for (const key of before.inside.keys()) {
      const record = inside.get(key);
      if (record && !after.inside.has(key)) record.cameOut = toPassage(entry);
    }
  }
  return records;
}

function toPassage({ event, at, by, details }: WorkEntry): Passage {
  const recordedBy = 'recordedBy' in details ? details.recordedBy : undefined;
  const workerId = 'workerId' in details ? details.workerId : undefined;
  return {
    at: toRecordedAt('pressedAt' in details ? details.pressedAt : undefined, at),
    receivedAt: at,
    by,
    byWorkerId: by === null ? (recordedBy ?? workerId) : undefined,
    isSignOff: event === 'signOff',
  };
}
