import { OpenedPermit } from '../detail/opened-permit.tsx';
import { ViewedPermit } from '../detail/viewed-permit.tsx';
import { permitKinds, viewAddress } from '../kinds/permit-kind.ts';

/** A child permit to be read. */
export function ChildPermitView() {
  return (
    <OpenedPermit kind={permitKinds.childPermit} addressOf={viewAddress}>
      {(permit, refresh) => <ViewedPermit key={permit._id} permit={permit} refresh={refresh} />}
    </OpenedPermit>
  );
}
