import type { PermitStatus } from '@eptw/domain/permit/status';
import type { GeneratedAlways } from 'kysely';

/** What a permit counts as on boards. The database writes it, and everything else here. */
interface CountedPermitTable {
  permit_id: GeneratedAlways<string>;
  site_id: GeneratedAlways<string>;
  /** On which it was raised, at its site. */
  day: GeneratedAlways<string>;
  kind: GeneratedAlways<string>;
  /** Of a child permit, the kind of its parent. */
  root_kind: GeneratedAlways<string>;
  status: GeneratedAlways<PermitStatus>;
  discipline_id: GeneratedAlways<string>;
  /** The submitter's. */
  company: GeneratedAlways<string>;
  level: GeneratedAlways<string>;
  /** Types of child permits that are on it. */
  forms: GeneratedAlways<string[]>;
  /** Kinds of SIPP work on it; an empty one where its form does not say. */
  sipp: GeneratedAlways<string[]>;
  starts_at: GeneratedAlways<Date | null>;
  ends_at: GeneratedAlways<Date | null>;
}

/** A permit that counts from now on (1), or does not any more (-1). Folded into the totals before long. */
type RollupChangeTable = Omit<CountedPermitTable, 'permit_id' | 'starts_at' | 'ends_at'> & {
  id: GeneratedAlways<number>;
  amount: GeneratedAlways<number>;
};

/** What permits are counted under. */
export type RollupSubject = 'permit' | 'company' | 'discipline' | 'level' | 'form' | 'sipp';

type StatusColumns = { [Name in PermitStatus]: GeneratedAlways<number> };

/** Totals of a day, or of a month, named by its first day. */
interface PermitRollupTable extends StatusColumns {
  subject: GeneratedAlways<RollupSubject>;
  span: GeneratedAlways<'day' | 'month'>;
  site_id: GeneratedAlways<string>;
  period: GeneratedAlways<string>;
  value: GeneratedAlways<string>;
  kind: GeneratedAlways<string>;
}

/** Changes that are not folded yet, counted as the totals are. */
interface PendingRollupView extends StatusColumns {
  subject: GeneratedAlways<RollupSubject>;
  site_id: GeneratedAlways<string>;
  day: GeneratedAlways<string>;
  value: GeneratedAlways<string>;
  kind: GeneratedAlways<string>;
}

/** What boards are counted from. */
export interface RollupTables {
  counted_permit: CountedPermitTable;
  permit_count_change: RollupChangeTable;
  permit_count: PermitRollupTable;
  unfolded_count: PendingRollupView;
}
