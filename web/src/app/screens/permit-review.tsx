import { permitLevels, toReviewPath, type PermitLevel } from '../../features/permits/components/permit-level.ts';
import { PermitLoader, type LoadedPermit } from '../../features/permits/detail/permit-loader.tsx';
import { PermitReviewPage } from '../../features/permits/review/permit-review-page.tsx';
import { useShownCondition } from '../../features/work/panel/use-shown-condition.tsx';

/** The review of a permit with the condition of the work under it. */
function ReviewWithCondition({ permit, refresh }: LoadedPermit) {
  return <PermitReviewPage permit={permit} refresh={refresh} work={useShownCondition(permit)} />;
}

function PermitReviewOf({ level }: { level: PermitLevel }) {
  return (
    <PermitLoader level={level} toPath={toReviewPath}>
      {(loaded) => <ReviewWithCondition key={loaded.permit._id} {...loaded} />}
    </PermitLoader>
  );
}

/** The page on which a permit is decided, edited or acted on. */
export function PermitReview() {
  return <PermitReviewOf level={permitLevels.permit} />;
}

/** The page on which a child permit is decided, edited or acted on. */
export function ChildPermitReview() {
  return <PermitReviewOf level={permitLevels.childPermit} />;
}
