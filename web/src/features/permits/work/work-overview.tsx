import { CheckPanels } from './check-panels.tsx';
import { ConditionCard } from './condition-card.tsx';
import { MissingPanel } from './missing-panel.tsx';
import type { WorkScreen } from './use-work-screen.ts';
import './work-overview.css';

/** The work under a permit: the condition and the next step, what is missing, and the checks as evidence. */
export function WorkOverview({ screen }: { screen: WorkScreen }) {
  return (
    <>
      <ConditionCard screen={screen} />
      <MissingPanel screen={screen} />
      <CheckPanels screen={screen} />
    </>
  );
}
