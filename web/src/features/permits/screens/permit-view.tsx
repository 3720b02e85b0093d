import { PermitLoader } from '../detail/permit-loader.tsx';
import { PermitDetailPage } from '../detail/permit-detail-page.tsx';
import { permitKinds, toViewPath } from '../components/permit-kind.ts';
import { usePermitPreview } from './use-permit-preview.tsx';

/** The page that shows a permit. */
export function PermitView() {
  return (
    <PermitLoader kind={permitKinds.permit} toPath={toViewPath} preview={usePermitPreview()}>
      {(permit, refresh) => <PermitDetailPage key={permit._id} permit={permit} refresh={refresh} />}
    </PermitLoader>
  );
}
