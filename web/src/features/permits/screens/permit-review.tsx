import { OpenedPermit } from '../detail/opened-permit.tsx';
import { permitKinds, reviewAddress } from '../kinds/permit-kind.ts';
import { ReviewedPermit } from '../review/reviewed-permit.tsx';

/** A permit to be decided on, changed or moved on. */
export function PermitReview() {
  return (
    <OpenedPermit kind={permitKinds.permit} addressOf={reviewAddress}>
      {(permit, refresh) => <ReviewedPermit key={permit._id} permit={permit} refresh={refresh} />}
    </OpenedPermit>
  );
}
