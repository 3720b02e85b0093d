import type { PermitStatus } from '@eptw/domain/permit/status';
import type { Role } from '@eptw/domain/user/role';
import type { Departure } from '@eptw/domain/muster/muster-list';
import type { WorkPhase } from '@eptw/domain/work/summary/job-summary';
import type { ColumnType, Generated } from 'kysely';

type Instant = ColumnType<Date, Date | string, Date | string>;

type WrittenByTrigger<Value> = ColumnType<Value, never, never>;

/** The work under a permit, summarised: the columns of the domain's `JobSummary`, and what triggers say of the permit. */
interface PermitWorkTable {
  permit_id: string;
  site_id: string;
  phase: WorkPhase;
  has_started: boolean;
  holder_id: string;
  handover_to: string | null;
  has_extension_request: boolean;
  starts_at: Instant | null;
  stops_at: Instant | null;
  expires_at: Instant | null;
  fire_watch_until: Instant | null;
  next_check_at: Instant | null;
  next_check: Generated<string>;
  revalidate_by: Instant | null;
  issuer_ids: Generated<string[]>;
  /** Who held the permit when one of its open causes arose. */
  held_since_cause_ids: Generated<string[]>;
  /** Actions that something keeps from being taken. */
  blocked_actions: Generated<string[]>;
  blocked_from: Instant | null;
  unanswered: Generated<string>;
  issuer_turn_at: Instant | null;
  deadline_at: Instant | null;
  missing: number;
  checks_count_until: Instant | null;
  suspension: string;
  is_paused: Generated<boolean>;
  site_stopped_at: Instant | null;
  has_lost_holder: Generated<boolean>;
  signed_on: Generated<number>;
  inside: Generated<number>;
  of_child: WrittenByTrigger<boolean>;
  permit_created_at: WrittenByTrigger<Date>;
  permit_status: WrittenByTrigger<PermitStatus>;
  submitter_id: WrittenByTrigger<string>;
  submitter_role: WrittenByTrigger<Role>;
  submitter_company: WrittenByTrigger<string>;
}

/** The signatures in work logs, by their SHA-256. */
interface WorkSignatureTable {
  digest: string;
  /** A data URL. */
  image: string;
}

/** Who holds or held a permit after its submitter, or was asked to take it over. */
interface PermitHolderTable {
  person_id: string;
  permit_id: string;
}

/** A worker who is signed on to a permit: what the muster list shows, from the work logs. */
interface CrewPresenceTable {
  permit_id: string;
  worker_id: string;
  site_id: string;
  since: Instant;
  /** The roles of the domain's table in which the worker is signed on; empty where the policy names none. */
  roles: Generated<string[]>;
  /** Since when the worker is inside a space; null while outside. */
  inside_since: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  /** Whether one of the roles has to be there all the time: the worker is on no other permit. */
  all_the_time: Generated<boolean>;
  /** Who ticked the worker off as seen during a muster, and when. */
  seen_by: string | null;
  seen_at: Instant | null;
  /** Who last undid a tick of the worker, and when. */
  undone_by: string | null;
  undone_at: Instant | null;
  /** When the last muster ended; ticks from before it count for nothing. */
  ticks_from: Instant | null;
}

/** Somebody who is on a muster list without being signed on; deleted when the muster is over. */
interface MusterVisitorTable {
  /** Chosen by the device. */
  id: string;
  site_id: string;
  name: string;
  company: string;
  place: string;
  /** The permit without a work policy to whose people they belong; null otherwise. */
  permit_id: Generated<string | null>;
  added_by: string;
  /** When the device added them. */
  since: Instant;
  added_at: Instant;
  removed_by: string | null;
  removed_at: Instant | null;
  seen_by: string | null;
  seen_at: Instant | null;
  undone_by: string | null;
  undone_at: Instant | null;
  /** Since when a rescuer is inside a space; null for everybody else. */
  inside_since: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

/** A tick of somebody on the muster list, or its undoing; append-only. */
interface MusterTickTable {
  id: Generated<string>;
  site_id: string;
  permit_id: string | null;
  worker_id: string | null;
  /** A visitor, or the account of a permit holder. */
  visitor_id: string | null;
  is_seen: boolean;
  made_by: string;
  /** When it counts from. */
  made_at: Instant;
  /** As the device said, if it did. */
  device_time: Instant | null;
  received_at: Instant;
  /** The muster in force when it arrived; null while none was, and for ticks that a previous version took. */
  muster_id: Generated<string | null>;
  /** Whether it was made after the alarm. */
  counts: Generated<boolean>;
  /** The stop in force that the device showed, as it said. */
  stop_id: Generated<string | null>;
}

/** A muster of a site; triggers begin and end it with the stops that call people to the assembly point. */
interface MusterTable {
  id: Generated<string>;
  site_id: string;
  /** The stop with which it began. */
  stop_id: string;
  began_at: Instant;
  ended_at: Instant | null;
  ended_by: string | null;
  /** Why it was ended although somebody was not seen. */
  end_reason: string;
}

/** Somebody on a frozen list: a worker on a permit, an account that holds one, or a visitor. Triggers write it. */
interface MusterEntryTable {
  id: Generated<string>;
  muster_id: string;
  permit_id: string | null;
  worker_id: string | null;
  user_id: string | null;
  visitor_id: string | null;
  /** As it was when they came on to the list; empty once the muster has ended and the worker was erased. */
  name: string;
  company: string;
  trade: Generated<string>;
  /** Empty once the muster has ended. */
  phone: Generated<string>;
  place: string;
  since: Instant;
  came_at: Instant;
  /** The name of who added a visitor. */
  added_by: string | null;
  /** When, by whom and how they would have left the list. */
  left_at: Instant | null;
  left_by: Generated<string>;
  left_as: Departure | null;
  /** The last tick from before the alarm. */
  before_by: string | null;
  before_at: Instant | null;
  /** What they do on the job, and since when they are inside a space; both as they are during the muster. */
  roles: Generated<string[]>;
  inside_since: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  seen_by: string | null;
  seen_at: Instant | null;
  undone_by: string | null;
  undone_at: Instant | null;
}

/** A stop of all work at a site. */
interface AreaStopTable {
  id: Generated<string>;
  site_id: string;
  /** A kind of the domain's table. */
  kind: Generated<string>;
  reason: string;
  /** Since when everybody is called to the assembly point; null while they are not. */
  mustered_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  set_by: string;
  set_at: Instant;
  /** When a request that joined it made it graver, or was for gas. */
  raised_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  lifted_by: string | null;
  lifted_at: Instant | null;
  /** Why it was lifted although somebody was not seen; empty otherwise. */
  lift_reason: Generated<string>;
  idempotency_key: string | null;
}

/** A request to stop all work: it set a stop, or joined one in force. */
interface AreaStopRequestTable {
  id: Generated<string>;
  area_stop_id: string;
  kind: string;
  reason: string;
  /** Whether it calls everybody to the assembly point. */
  is_muster: boolean;
  made_by: string;
  made_at: Instant;
  idempotency_key: string | null;
  /** SHA-256 of the request. */
  digest: string;
}

/** People still to be notified that all work is stopped, or may go on. Deleted once they are. */
interface AreaStopNoticeTable {
  id: Generated<string>;
  area_stop_id: string;
  is_lift: boolean;
  made_by: string;
  at: Instant;
}

/** The tables of the work under permits; its log is in `history_entry`. */
export interface WorkTables {
  permit_work: PermitWorkTable;
  work_signature: WorkSignatureTable;
  permit_holder: PermitHolderTable;
  crew_presence: CrewPresenceTable;
  muster_tick: MusterTickTable;
  muster_visitor: MusterVisitorTable;
  muster: MusterTable;
  muster_entry: MusterEntryTable;
  area_stop: AreaStopTable;
  area_stop_request: AreaStopRequestTable;
  area_stop_notice: AreaStopNoticeTable;
}
