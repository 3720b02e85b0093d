import { Tooltip } from 'antd';
import { Check, X } from 'lucide-react';
import { useId } from 'react';
import { message } from '@eptw/domain/message';
import type { Slot } from '@eptw/domain/permit/permit';
import { isLastToApprove, checkReviewerRemoval } from '@eptw/domain/permit/reviewer-change';
import { useConfirm } from '../../../components/confirm/use-confirm.ts';
import { type Permit, type ReviewSlot, getSlotName } from '../model/permit.ts';
import { YouTag } from '../../../components/status/you-tag.tsx';

interface ReviewerChipsProps {
  permit: Permit;
  kind: Slot['reviewer']['kind'];
  isBusy: boolean;
  onRemove: (reviewer: Slot['reviewer']) => Promise<void>;
}

/** The reviewers of one kind; those who have not approved yet can be removed. */
export function ReviewerChips({ permit, kind, isBusy, onRemove }: ReviewerChipsProps) {
  const confirm = useConfirm();
  const id = useId();
  const slots = toSlots(permit);
  const { status } = permit;

  async function confirmRemoval(slot: Slot, reviewSlot: ReviewSlot) {
    const isLast = isLastToApprove({ status, slots }, slot);
    const content = isLast
      ? message.confirmLastReviewerRemoval
      : reviewSlot.user
        ? message.confirmIndividualRemoval(reviewSlot.user.email)
        : message.confirmGroupRemoval(slot.reviewer.name);
    const confirmed = await confirm({ title: 'Remove reviewer', content, confirmLabel: 'Remove', destructive: true });
    if (confirmed) await onRemove(slot.reviewer);
  }

  return (
    <ul className="reviewer-chips">
      {slots.map((slot, index) => {
        const reviewSlot = permit.slots[index];
        if (!reviewSlot || slot.reviewer.kind !== kind) return null;
        const { name } = slot.reviewer;
        const problem = checkReviewerRemoval({ status, slots }, slot, permit.isSubmitter);
        const warning = reviewSlot.group?.members.length === 0 ? message.groupHasNoMembers : undefined;
        return (
          <li key={reviewSlot.user?._id ?? reviewSlot.group?._id} className={slot.filledBy === null ? 'open' : 'given'}>
            {slot.filledBy !== null && <Check size={13} strokeWidth={2.75} aria-label="Approved" />}
            <Tooltip title={warning} trigger={['hover', 'focus', 'click']}>
              <span {...(warning && { tabIndex: 0 })}>
                {name}
                {warning && ' (no members)'}
              </span>
            </Tooltip>
            {reviewSlot.isYours && <YouTag />}
            {slot.filledBy === null && (
              <Tooltip title={problem}>
                <button
                  type="button"
                  aria-label={`Remove ${name}`}
                  aria-disabled={isBusy || problem !== undefined}
                  aria-describedby={problem && `${id}-${index}`}
                  onClick={() => !isBusy && !problem && void confirmRemoval(slot, reviewSlot)}
                >
                  <X size={13} aria-hidden />
                </button>
              </Tooltip>
            )}
            {problem && slot.filledBy === null && (
              <span className="visually-hidden" id={`${id}-${index}`}>
                {problem}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Returns a permit's slots in the domain's shape and order. */
function toSlots(permit: Permit): Slot[] {
  return permit.slots.map((slot) => ({ reviewer: toReviewer(slot), filledBy: slot.filledBy?._id ?? null }));
}

function toReviewer(slot: ReviewSlot): Slot['reviewer'] {
  const name = getSlotName(slot);
  return slot.group
    ? { kind: 'group', groupId: slot.group._id, name }
    : { kind: 'individual', userId: slot.user?._id ?? '', name };
}
