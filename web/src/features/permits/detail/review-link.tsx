import { PencilLine } from 'lucide-react';
import type { PermitAction } from '@eptw/domain/permit/actions';
import { canOpenReview } from '@eptw/domain/permit/list-actions';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { toReviewPath, type PermitReference } from '../model/permit-kind.ts';

/** The link to the page on which a permit is acted on, if the server allows the viewer any action there. */
export function ReviewLink({ permit }: { permit: PermitReference & { actions: readonly PermitAction[] } }) {
  if (!canOpenReview(permit)) return null;
  return (
    <LinkButton type="primary" to={toReviewPath(permit)} icon={<PencilLine size={16} aria-hidden />}>
      Review Permit
    </LinkButton>
  );
}
