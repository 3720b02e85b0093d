import type { JobSummary } from '@eptw/domain/work/summary/job-summary';
import { sql, type RawBuilder } from 'kysely';
import { toAssignments, toColumnNames, toColumnTypes } from '../../database/json-rows.ts';
import type { NewRow } from '../../database/tables.ts';

/** The type of each column of a summary. Listed by name, because a newer version may add one. */
const summaryTypes = {
  permit_id: 'uuid',
  site_id: 'uuid',
  phase: 'text',
  has_started: 'boolean',
  holder_id: 'uuid',
  handover_to: 'uuid',
  has_extension_request: 'boolean',
  starts_at: 'timestamptz',
  stops_at: 'timestamptz',
  expires_at: 'timestamptz',
  fire_watch_until: 'timestamptz',
  next_check_at: 'timestamptz',
  next_check: 'text',
  revalidate_by: 'timestamptz',
  issuer_ids: 'uuid[]',
  held_since_cause_ids: 'uuid[]',
  blocked_actions: 'text[]',
  blocked_from: 'timestamptz',
  unanswered: 'text',
  issuer_turn_at: 'timestamptz',
  deadline_at: 'timestamptz',
  missing: 'integer',
  checks_count_until: 'timestamptz',
  suspension: 'text',
  is_paused: 'boolean',
  site_stopped_at: 'timestamptz',
  has_lost_holder: 'boolean',
  signed_on: 'integer',
  inside: 'integer',
} as const satisfies Record<keyof NewRow<'permit_work'>, string>;

const updates = toAssignments(summaryTypes, 'excluded');

/** Stores the summaries in a JSON array, each in the place of the one that its permit has. */
export function replaceSummaries(rows: RawBuilder<unknown>): RawBuilder<never> {
  return sql`
    insert into permit_work (${toColumnNames(summaryTypes)})
      select ${toColumnNames(summaryTypes)}
        from jsonb_to_recordset(${rows}::jsonb) as summary (${toColumnTypes(summaryTypes)})
      on conflict (permit_id) do update set ${updates}`;
}

/** A summary as stored, with a value for each of its columns: what is left out would have the default for ever. */
export function toSummaryRow(permitId: string, siteId: string, summary: JobSummary): Required<NewRow<'permit_work'>> {
  return {
    permit_id: permitId,
    site_id: siteId,
    phase: summary.phase,
    has_started: summary.hasStarted,
    holder_id: summary.holderId,
    handover_to: summary.handoverTo,
    has_extension_request: summary.hasExtensionRequest,
    starts_at: summary.startsAt,
    stops_at: summary.stopsAt,
    expires_at: summary.expiresAt,
    fire_watch_until: summary.fireWatchUntil,
    next_check_at: summary.nextCheckAt,
    next_check: summary.nextCheck,
    revalidate_by: summary.revalidateBy,
    issuer_ids: [...summary.issuerIds],
    held_since_cause_ids: [...summary.heldSinceCauseIds],
    blocked_actions: [...summary.blockedActions],
    blocked_from: summary.blockedFrom,
    unanswered: summary.unanswered,
    issuer_turn_at: summary.issuerTurnAt,
    deadline_at: summary.deadlineAt,
    missing: summary.missing,
    checks_count_until: summary.checksCountUntil,
    suspension: summary.suspension,
    is_paused: summary.isPaused,
    site_stopped_at: summary.siteStoppedAt,
    has_lost_holder: summary.hasLostHolder,
    signed_on: summary.signedOn,
    inside: summary.inside,
  };
}
