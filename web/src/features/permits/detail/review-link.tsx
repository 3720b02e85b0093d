import { PencilLine } from 'lucide-react';
import type { PermitAction } from '@eptw/domain/permit/actions';
import { canOpenReview } from '@eptw/domain/permit/list-actions';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { toReviewPath, type PermitReference } from '../components/permit-level.ts';

interface ReviewLinkProps {
  permit: PermitReference & { actions: readonly PermitAction[] };
  /** False where the viewer has something else to do first: a page has one filled button. */
  isPrimary?: boolean;
}

/** The link to the page on which a permit is acted on, if the server allows the viewer any action there. */
export function ReviewLink({ permit, isPrimary = true }: ReviewLinkProps) {
  if (!canOpenReview(permit)) return null;
  return (
    <LinkButton
      type={isPrimary ? 'primary' : 'default'}
      to={toReviewPath(permit)}
      icon={<PencilLine size={16} aria-hidden />}
    >
      {permit.actions.includes('resubmit') ? 'Change and resubmit' : 'Review Permit'}
    </LinkButton>
  );
}
