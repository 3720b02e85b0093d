import { PermitLoader } from '../detail/permit-loader.tsx';
import { permitKinds, toReviewPath } from '../model/permit-kind.ts';
import { PermitReviewPage } from '../review/permit-review-page.tsx';

/** A permit to be decided on, changed or moved on. */
export function PermitReview() {
  return (
    <PermitLoader kind={permitKinds.permit} toPath={toReviewPath}>
      {(permit, refresh) => <PermitReviewPage key={permit._id} permit={permit} refresh={refresh} />}
    </PermitLoader>
  );
}
