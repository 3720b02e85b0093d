import { OpenedPermit } from '../detail/opened-permit.tsx';
import { permitKinds, reviewAddress } from '../kinds/permit-kind.ts';
import { ReviewedPermit } from '../review/reviewed-permit.tsx';

/** A child permit to be decided on, changed or moved on. */
export function ChildPermitReview() {
  return (
    <OpenedPermit kind={permitKinds.childPermit} addressOf={reviewAddress}>
      {(permit, refresh) => <ReviewedPermit key={permit._id} permit={permit} refresh={refresh} />}
    </OpenedPermit>
  );
}
