import { permitLevels, toViewPath, type PermitLevel } from '../../features/permits/components/permit-level.ts';
import { PermitDetailPage } from '../../features/permits/detail/permit-detail-page.tsx';
import { PermitLoader, type LoadedPermit } from '../../features/permits/detail/permit-loader.tsx';
import { useOwnChanges } from '../../features/permits/detail/use-own-changes.ts';
import { usePermitPreview } from '../../features/permits/screens/use-permit-preview.tsx';
import { useWorkPanel } from '../../features/work/panel/use-work-panel.tsx';
import { WorkPlace } from '../../features/work/panel/work-place.tsx';

/** A permit with the work under it. */
function PermitWithWork({ permit, refresh }: LoadedPermit) {
  const own = useOwnChanges(permit, refresh);
  const work = useWorkPanel(permit, own.workEvents);
  return <PermitDetailPage permit={permit} refresh={refresh} own={own} work={work} />;
}

function PermitViewOf({ level }: { level: PermitLevel }) {
  return (
    <PermitLoader level={level} toPath={toViewPath} preview={usePermitPreview(<WorkPlace />)}>
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
