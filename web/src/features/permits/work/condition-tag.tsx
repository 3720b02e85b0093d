import { conditionTable, type WorkCondition } from '@eptw/domain/work/conditions';
import { StatusTag } from '../../../components/status/status-tag.tsx';
import { ConditionIcon } from './condition-icon.tsx';

/** The condition of the work, in place of the permit's status: two tags could contradict each other. */
export function ConditionTag({ condition }: { condition: WorkCondition }) {
  const { tone, name } = conditionTable[condition];
  return (
    <StatusTag tone={tone} icon={<ConditionIcon condition={condition} size={14} />}>
      {name}
    </StatusTag>
  );
}
