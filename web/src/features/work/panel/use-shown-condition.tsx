import type { PermitOfWork, ShownWork } from '../../permits/components/work-slot.ts';
import { ConditionTag } from '../condition/condition-tag.tsx';
import { StopCard } from '../stops/stop-card.tsx';
import { useWorkCondition } from '../condition/use-work-condition.ts';

/** Follows the condition of the work under a permit, for the page on which the permit is decided. */
export function useShownCondition(permit: PermitOfWork): ShownWork {
  const { areaStop } = permit;
  const shown = useWorkCondition(permit);
  return {
    condition: shown && <ConditionTag shown={shown} />,
    stopCard: areaStop ? <StopCard permit={permit} stop={areaStop} screen={undefined} /> : undefined,
  };
}
