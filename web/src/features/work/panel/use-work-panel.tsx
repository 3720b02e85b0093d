import type { PermitOfWork, WorkEvents, WorkPanel } from '../../permits/components/work-slot.ts';
import { ConditionTag } from '../condition/condition-tag.tsx';
import { ConditionUnknown } from '../condition/condition-unknown.tsx';
import { StopCard } from '../stops/stop-card.tsx';
import { useWorkScreen, type WorkScreen } from '../job/use-work-screen.ts';
import { WorkBar } from './work-bar.tsx';
import { WorkOverview } from './work-overview.tsx';
import { WorkSheets } from './work-sheets.tsx';

function showOverview({ hasWork }: PermitOfWork, screen: WorkScreen | undefined) {
  if (screen) return <WorkOverview screen={screen} />;
  return hasWork ? <ConditionUnknown /> : undefined;
}

/** Follows the work under a permit, for the page that shows the permit: people act on the work there. */
export function useWorkPanel(permit: PermitOfWork, events: WorkEvents): WorkPanel {
  const { areaStop } = permit;
  const screen = useWorkScreen(permit, events);
  const { work, isStale = false, refresh } = screen?.page.permitWork ?? {};
  const condition = work?.condition ?? undefined;
  return {
    condition: condition && <ConditionTag shown={{ condition, isStale }} />,
    stopCard: areaStop ? <StopCard permit={permit} stop={areaStop} screen={screen} /> : undefined,
    overview: showOverview(permit, screen),
    log: work?.log,
    bar: screen && !areaStop ? <WorkBar screen={screen} /> : undefined,
    sheets: screen && <WorkSheets screen={screen} />,
    hasNextStep: screen?.step?.does !== undefined,
    refresh,
  };
}
