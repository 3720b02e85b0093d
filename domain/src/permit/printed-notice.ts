import { getConditionRow, type WorkCondition } from '../work/log/conditions.ts';
import { getStatusRow, isUnclosed } from './status.ts';

/**
 * The warning on a printed permit, because anyone who finds it posted may take it as permission to work; undefined
 * while work is allowed.
 */
export function getPrintedNotice(
  permit: { status: string; end: Date | null; condition: WorkCondition | undefined },
  now: Date,
): string | undefined {
  if (isUnclosed(permit, now)) return 'The period of this permit has ended. Do not work under it.';
  const notice = getStatusRow(permit.status).printedNotice;
  return notice ?? (permit.condition && getConditionRow(permit.condition).printedNotice);
}
