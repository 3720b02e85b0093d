import { PermitLoader } from '../detail/permit-loader.tsx';
import { PermitDetailPage } from '../detail/permit-detail-page.tsx';
import { permitKinds, toViewPath } from '../components/permit-kind.ts';
import { usePermitPreview } from './use-permit-preview.tsx';

/** The page that shows a child permit. */
export function ChildPermitView() {
  return (
    <PermitLoader kind={permitKinds.childPermit} toPath={toViewPath} preview={usePermitPreview()}>
      {(permit, refresh) => <PermitDetailPage key={permit._id} permit={permit} refresh={refresh} />}
    </PermitLoader>
  );
}
