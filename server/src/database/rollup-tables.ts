import type { PermitStatus } from '@eptw/domain/permit/status';
import type { GeneratedAlways } from 'kysely';

/** What a permit counts as on boards. The database writes this table and all others in this file. */
interface CountedPermitTable {
  permit_id: GeneratedAlways<string>;
  site_id: GeneratedAlways<string>;
  /** The day on which it was raised, at its site. */
  day: GeneratedAlways<string>;
  kind: GeneratedAlways<string>;
  /** For a child permit, the kind of its parent. */
  root_kind: GeneratedAlways<string>;
  status: GeneratedAlways<PermitStatus>;
  discipline_id: GeneratedAlways<string>;
  /** The submitter's. */
  company: GeneratedAlways<string>;
  level: GeneratedAlways<string>;
  /** Child permit types on it. */
  forms: GeneratedAlways<string[]>;
  /** Kinds of SIPP work on it; an empty one if its form does not say. */
  sipp: GeneratedAlways<string[]>;
  starts_at: GeneratedAlways<Date | null>;
  ends_at: GeneratedAlways<Date | null>;
}

/** A permit that starts to count (1) or stops counting (-1). Soon rolled up into the totals. */
type RollupChangeTable = Omit<CountedPermitTable, 'permit_id' | 'starts_at' | 'ends_at'> & {
  id: GeneratedAlways<number>;
  amount: GeneratedAlways<number>;
};

/** What permits are counted by. */
export type RollupSubject = 'permit' | 'company' | 'discipline' | 'level' | 'form' | 'sipp';

type StatusColumns = { [Name in PermitStatus]: GeneratedAlways<number> };

/** Totals of a day, or of a month, written as its first day. */
interface PermitRollupTable extends StatusColumns {
  subject: GeneratedAlways<RollupSubject>;
  span: GeneratedAlways<'day' | 'month'>;
  site_id: GeneratedAlways<string>;
  period: GeneratedAlways<string>;
  value: GeneratedAlways<string>;
  kind: GeneratedAlways<string>;
}

/** Changes that are not rolled up yet, counted like the totals. */
interface PendingRollupView extends StatusColumns {
  subject: GeneratedAlways<RollupSubject>;
  site_id: GeneratedAlways<string>;
  day: GeneratedAlways<string>;
  value: GeneratedAlways<string>;
  kind: GeneratedAlways<string>;
}

/** The tables that boards are counted from. */
export interface RollupTables {
  counted_permit: CountedPermitTable;
  permit_count_change: RollupChangeTable;
  permit_count: PermitRollupTable;
  unfolded_count: PendingRollupView;
}
