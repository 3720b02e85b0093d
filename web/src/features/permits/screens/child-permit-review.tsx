import { PermitLoader } from '../detail/permit-loader.tsx';
import { permitKinds, toReviewPath } from '../components/permit-kind.ts';
import { PermitReviewPage } from '../review/permit-review-page.tsx';

/** The page on which a child permit is decided, edited or acted on. */
export function ChildPermitReview() {
  return (
    <PermitLoader kind={permitKinds.childPermit} toPath={toReviewPath}>
      {(permit, refresh) => <PermitReviewPage key={permit._id} permit={permit} refresh={refresh} />}
    </PermitLoader>
  );
}
