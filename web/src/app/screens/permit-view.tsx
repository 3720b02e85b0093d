import { useParams } from 'react-router';
import { permitLevels, toViewPath, type PermitLevel } from '../../features/permits/components/permit-level.ts';
import { PermitDetailPage } from '../../features/permits/detail/permit-detail-page.tsx';
import { useOfflineCopy } from '../../features/permits/detail/offline-permit-copy.ts';
import { PermitLoader, type LoadedPermit, type LoaderPreview } from '../../features/permits/detail/permit-loader.tsx';
import { PermitPreview } from '../../features/permits/detail/permit-preview.tsx';
import { useOwnChanges } from '../../features/permits/detail/use-own-changes.ts';
import { usePermitRow } from '../../features/permits/list/use-permit-row.ts';
import { useWorkPanel } from '../../features/work/panel/use-work-panel.tsx';
import { WorkPlace } from '../../features/work/panel/work-place.tsx';
import { UnsentStops } from '../../features/work/stops/unsent-stops.tsx';

/** A permit with the work under it. */
function PermitWithWork({ permit, readAt, refresh }: LoadedPermit) {
  const own = useOwnChanges(permit, refresh);
  const work = useWorkPanel(permit, own.workEvents);
  useOfflineCopy(permit, work.facts, readAt);
  return <PermitDetailPage permit={permit} refresh={refresh} own={own} work={work} />;
}

function PermitViewOf({ level }: { level: PermitLevel }) {
  const { id = '' } = useParams();
  return (
    <PermitLoader
      level={level}
      toPath={toViewPath}
      preview={usePermitPreview()}
      meanwhile={<UnsentStops key={id} permitId={id} />}
    >
      {(loaded) => <PermitWithWork key={loaded.permit._id} {...loaded} />}
    </PermitLoader>
  );
}

/** The page that shows a permit. */
export function PermitView() {
  return <PermitViewOf level={permitLevels.permit} />;
}

/** The page that shows a child permit. */
export function ChildPermitView() {
  return <PermitViewOf level={permitLevels.childPermit} />;
}

/**
 * Returns what a list has shown of the permit in the address, to start with; undefined if none has. The place of the
 * work is where the work will stand, if the permit has some.
 */
function usePermitPreview(): LoaderPreview | undefined {
  const { id = '' } = useParams();
  const { row, isRowFirst } = usePermitRow(id);
  return row && { content: <PermitPreview row={row} workPlace={<WorkPlace />} />, isFirst: isRowFirst };
}
