import { useState } from 'react';
import type { PermitOfWork, WorkEvents, WorkPanel } from '../../permits/components/work-slot.ts';
import { ConditionTag } from '../condition/condition-tag.tsx';
import { StopCard } from '../stops/stop-card.tsx';
import { StopUnknownWork } from './stop-unknown-work.tsx';
import { UnsentStopCard } from '../stops/unsent-stop-card.tsx';
import { useWorkScreen, type FollowedWork } from '../job/use-work-screen.ts';
import { WorkBar } from './work-bar.tsx';
import { WorkOverview } from './work-overview.tsx';
import { WorkPlace } from './work-place.tsx';
import { WorkSheets } from './work-sheets.tsx';

function showOverview(
  { hasWork, site, areaStop }: PermitOfWork,
  { screen, stops }: FollowedWork,
  stopUnknown: () => void,
) {
  if (!screen && !hasWork && stops.unsent.length === 0) return undefined;
  return (
    <>
      {/* Whatever becomes of the permit, and of its work: nobody else knows of the stop. */}
      <UnsentStopCard stops={stops} timeZone={site.timeZone} work={screen?.page.permitWork.work} />
      {screen ? (
        <WorkOverview screen={screen} />
      ) : (
        hasWork && <WorkPlace isStopped={areaStop !== null} onStop={stopUnknown} />
      )}
    </>
  );
}

/** Follows the work under a permit, for the page that shows the permit: people act on the work there. */
export function useWorkPanel(permit: PermitOfWork, events: WorkEvents): WorkPanel {
  const { areaStop } = permit;
  const followed = useWorkScreen(permit, events);
  const { screen, stops } = followed;
  const [isStopping, setStopping] = useState(false);
  const { work, isStale = false, refresh } = screen?.page.permitWork ?? {};
  const condition = work?.condition ?? undefined;
  return {
    condition: condition && <ConditionTag shown={{ condition, isStale }} />,
    stopCard: areaStop ? <StopCard permit={permit} stop={areaStop} screen={screen} /> : undefined,
    overview: showOverview(permit, followed, () => setStopping(true)),
    log: work?.log,
    bar: screen && !areaStop ? <WorkBar screen={screen} /> : undefined,
    sheets: (
      <>
        {screen && <WorkSheets screen={screen} />}
        {isStopping && <StopUnknownWork permitId={permit._id} stops={stops} onClose={() => setStopping(false)} />}
      </>
    ),
    hasNextStep: screen?.step?.does !== undefined,
    facts:
      work?.label != null
        ? {
            condition: work.label,
            holder: work.holder.fullname,
            signedOn: work.crew.length,
            emergencyPhone: work.emergencyPhone,
          }
        : undefined,
    refresh,
  };
}
