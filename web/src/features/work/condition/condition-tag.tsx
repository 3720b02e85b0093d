import type { WorkCondition } from '@eptw/domain/work/log/conditions';
import { findShownTone, formatShownCondition } from '@eptw/domain/work/records/last-known';
import { StatusTag } from '../../../components/status/status-tag.tsx';
import { ConditionIcon } from './condition-icon.tsx';

/** A condition as a page shows it. */
export interface ShownCondition {
  condition: WorkCondition;
  /** Whether it is only last known. */
  isStale: boolean;
}

/** The condition of the work, in place of the permit's status: two tags could contradict each other. */
export function ConditionTag({ shown: { condition, isStale } }: { shown: ShownCondition }) {
  return (
    <StatusTag tone={findShownTone(condition, isStale)} icon={<ConditionIcon condition={condition} size={14} />}>
      {formatShownCondition(condition, isStale)}
    </StatusTag>
  );
}
