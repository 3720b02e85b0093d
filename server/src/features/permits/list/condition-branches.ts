import { unfinishedStatuses } from '@eptw/domain/permit/status';
import type { WorkCondition } from '@eptw/domain/work/log/conditions';
import { phaseByCondition } from '@eptw/domain/work/summary/job-summary';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { controlledPermits } from '../../../database/list-source.ts';
import { asConstant, asConstantList } from '../../../database/prepared-statements.ts';
import { isInStatus } from '../../../database/status-clause.ts';
import type { VisibilityReason, VisiblePart } from '../../../database/visibility.ts';
import { joinWithAnd, listConditions, toKey, toSiteKeys, type Branch, type BranchFilter } from './branches.ts';

/** Whether the index that finds the work a user sees for a reason is by site, and whether it is by phase. */
const indexes: Record<VisibilityReason, { bySite: boolean; byPhase: boolean }> = {
  everything: { bySite: true, byPhase: true },
  site: { bySite: true, byPhase: true },
  company: { bySite: true, byPhase: true },
  submitter: { bySite: false, byPhase: true },
  owner: { bySite: false, byPhase: false },
  elsewhere: { bySite: false, byPhase: false },
};

const phase = sql`permit_work.phase`;

/**
 * What a user sees for a reason of the work in certain conditions: by index what is in their phases, and what is in
 * another one because something fell due that the clock has not written yet, or all work at the site is stopped. Some of
 * it may have other conditions.
 */
export function toConditionBranches(
  part: VisiblePart,
  filter: BranchFilter,
  conditions: readonly WorkCondition[],
  now: Date,
): Branch[] {
  const { bySite, byPhase } = indexes[part.reason];
  const sites = toSiteKeys(part, { ...filter, namesAllSites: bySite }, controlledPermits);
  const status = isInStatus(filter.statuses ?? unfinishedStatuses, controlledPermits.status);
  const where = joinWithAnd([part.where, status]);
  const whereAtSites = joinWithAnd([where, ...listConditions(sites)]);
  if (!byPhase) return [{ keys: [], where: whereAtSites }];
  const phases = asConstantList([...new Set(conditions.map((condition) => phaseByCondition[condition]))], 'text');
  const keys = [...(bySite ? sites : []), toKey(phase, phases)];
  return [
    { keys, where: bySite ? where : whereAtSites },
    { keys: [], where: joinWithAnd([whereAtSites, isLate(now), sql`${phase} <> all(${phases})`]) },
  ];
}

/** The work whose phase is out of date: few rows, as the two ends of the range tell the planner. */
function isLate(now: Date): RawBuilder<SqlBool> {
  return sql`${controlledPermits.id} = any(array(
    select late.permit_id from permit_work late
      where late.deadline_at between '-infinity' and ${asConstant(now, 'timestamptz')}
    union all
    select late.permit_id from area_stop stop join permit_work late on late.site_id = stop.site_id and late.phase = 'live'
      where stop.lifted_at is null))`;
}
