import { PermitLoader } from '../detail/permit-loader.tsx';
import { permitKinds, toReviewPath } from '../components/permit-kind.ts';
import { PermitReviewPage } from '../review/permit-review-page.tsx';

/** The page on which a permit is decided, edited or acted on. */
export function PermitReview() {
  return (
    <PermitLoader kind={permitKinds.permit} toPath={toReviewPath}>
      {(permit, refresh) => <PermitReviewPage key={permit._id} permit={permit} refresh={refresh} />}
    </PermitLoader>
  );
}
