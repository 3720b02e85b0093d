import type { RecordedAction } from '@eptw/domain/permit/actions';
import type { Sealed } from '../../database/hash-chain.ts';
import type { LapsedApproval, NewRow, RecordedChange } from '../../database/tables.ts';

/** What an entry of a permit's history says, before it is sealed. */
export interface HistoryFacts extends Omit<
  NewRow<'history_entry'>,
  'sequence' | 'at' | 'changes' | 'lapsed' | 'work' | 'previous_hash' | 'hash'
> {
  at: Date;
  changes: RecordedChange[];
  /** The details of an entry of the work log; null in any other. */
  work: Record<string, unknown> | null;
  /** Approvals that the action made lapse. */
  lapsed: LapsedApproval[];
}

/** An entry as stored, under the names of the table's columns. */
export type SealedEntry = Sealed<HistoryFacts>;

/** The last entry of a permit's history. */
export interface LastHistoryEntry {
  sequence: number;
  hash: string;
  /** Null for what the clock or another change wrote. */
  actorId: string | null;
  actorName: string;
  action: RecordedAction;
  /** ISO 8601. */
  at: string;
}

/** What a chain must match in its permit. Every change of a permit writes one entry and increments its version. */
export interface ChainedPermit {
  id: string;
  number: string;
  status: string;
  version: number;
}
