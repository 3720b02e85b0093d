import { PermitLoader } from '../detail/permit-loader.tsx';
import { PermitDetailPage } from '../detail/permit-detail-page.tsx';
import { permitKinds, toViewPath } from '../model/permit-kind.ts';

/** The page that shows a permit. */
export function PermitView() {
  return (
    <PermitLoader kind={permitKinds.permit} toPath={toViewPath}>
      {(permit, refresh) => <PermitDetailPage key={permit._id} permit={permit} refresh={refresh} />}
    </PermitLoader>
  );
}
