import { PermitLoader } from '../detail/permit-loader.tsx';
import { permitKinds, toReviewPath } from '../model/permit-kind.ts';
import { PermitReviewPage } from '../review/permit-review-page.tsx';

/** A child permit to be decided on, changed or moved on. */
export function ChildPermitReview() {
  return (
    <PermitLoader kind={permitKinds.childPermit} toPath={toReviewPath}>
      {(permit, refresh) => <PermitReviewPage key={permit._id} permit={permit} refresh={refresh} />}
    </PermitLoader>
  );
}
