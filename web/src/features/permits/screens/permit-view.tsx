import { OpenedPermit } from '../detail/opened-permit.tsx';
import { ViewedPermit } from '../detail/viewed-permit.tsx';
import { permitKinds, viewAddress } from '../kinds/permit-kind.ts';

/** A permit to be read. */
export function PermitView() {
  return (
    <OpenedPermit kind={permitKinds.permit} addressOf={viewAddress}>
      {(permit, refresh) => <ViewedPermit key={permit._id} permit={permit} refresh={refresh} />}
    </OpenedPermit>
  );
}
