import { isApproved } from '@eptw/domain/permit/status';
import { useElapsed } from '../../../lib/use-elapsed.ts';
import { useHasBeen } from '../../../lib/use-has-been.ts';
import { CausesPanel } from '../stops/causes-panel.tsx';
import { CheckPanels } from '../checks/check-panels.tsx';
import { ConditionCard } from '../condition/condition-card.tsx';
import { WorkActions } from '../condition/work-actions.tsx';
import { CrewPanel } from './crew-panel.tsx';
import { MissingPanel } from './missing-panel.tsx';
import type { WorkScreen } from '../job/use-work-screen.ts';
import { PanelsPlace, readingMs } from './work-place.tsx';
import './work-overview.css';

/**
 * The work under a permit: the condition and the next step, what is missing, who is on the job, and the checks as
 * evidence. Once the permit is handed back, its status says what comes next, and only the checks of its finished work are
 * shown. Where the approval was lost before the start, only those who are still there are, and the stop that reaches them.
 */
export function WorkOverview({ screen }: { screen: WorkScreen }) {
  const { permit, page } = screen;
  const { condition } = page.permitWork.work;
  if (condition === null)
    return (
      <>
        <CrewPanel screen={screen} />
        <WorkActions screen={screen} />
      </>
    );
  // The stop of the site heads the page, and nothing is prepared while it is in force.
  if (permit.areaStop)
    return (
      <>
        {/* What stopped the work before is no less true: somebody who looks for people there has to know it. */}
        <CausesPanel work={page.permitWork.work} />
        <CrewPanel screen={screen} />
        <CheckPanels screen={screen} />
      </>
    );
  if (condition === 'finished' && !isApproved(permit.status)) return <CheckPanels screen={screen} />;
  return (
    <>
      <ConditionCard screen={screen} />
      <CausesPanel work={page.permitWork.work} />
      <PanelsBelow screen={screen} />
    </>
  );
}

/** What is missing comes first, and is read last: until then the others do not take its place. */
function PanelsBelow({ screen }: { screen: WorkScreen }) {
  const [isLate] = useElapsed(readingMs);
  const wasComplete = useHasBeen(screen.page.permitWork.isComplete);
  if (!wasComplete && !isLate) return <PanelsPlace />;
  return (
    <>
      <MissingPanel screen={screen} />
      <CrewPanel screen={screen} />
      <CheckPanels screen={screen} />
    </>
  );
}
