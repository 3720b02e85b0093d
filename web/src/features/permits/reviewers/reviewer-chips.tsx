import { Tooltip } from 'antd';
import { Check, X } from 'lucide-react';
import { useId } from 'react';
import { message } from '@eptw/domain/message';
import type { Slot } from '@eptw/domain/permit/permit';
import { isLastToApprove, checkReviewerRemoval } from '@eptw/domain/permit/reviewer-change';
import { useConfirm } from '../../../components/confirm/use-confirm.ts';
import type { Permit, ReviewSlot } from '../model/permit.ts';
import { YouTag } from '../model/you-tag.tsx';
import { toSlots } from './permit-slots.ts';

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
  const facts = toSlots(permit);
  const { status } = permit;

  async function ask(slot: Slot, wire: ReviewSlot) {
    const ending = isLastToApprove({ status, slots: facts }, slot);
    const content = ending
      ? message.confirmLastReviewerRemoval
      : wire.user
        ? message.confirmIndividualRemoval(wire.user.email)
        : message.confirmGroupRemoval(slot.reviewer.name);
    const confirmed = await confirm({ title: 'Remove reviewer', content, confirmLabel: 'Remove', destructive: true });
    if (confirmed) await onRemove(slot.reviewer);
  }

  return (
    <ul className="reviewer-chips">
      {facts.map((slot, index) => {
        const wire = permit.slots[index];
        if (!wire || slot.reviewer.kind !== kind) return null;
        const { name } = slot.reviewer;
        const problem = checkReviewerRemoval({ status, slots: facts }, slot, permit.isSubmitter);
        const warning = wire.group?.members.length === 0 ? message.groupHasNoMembers : undefined;
        return (
          <li key={wire.user?._id ?? wire.group?._id} className={slot.filledBy === null ? 'open' : 'given'}>
            {slot.filledBy !== null && <Check size={13} strokeWidth={2.75} aria-label="Approved" />}
            <Tooltip title={warning} trigger={['hover', 'focus', 'click']}>
              <span {...(warning && { tabIndex: 0 })}>
                {name}
                {warning && ' (no members)'}
              </span>
            </Tooltip>
            {wire.isYours && <YouTag />}
            {slot.filledBy === null && (
              <Tooltip title={problem}>
                <button
                  type="button"
                  aria-label={`Remove ${name}`}
                  aria-disabled={isBusy || problem !== undefined}
                  aria-describedby={problem && `${id}-${index}`}
                  onClick={() => !isBusy && !problem && void ask(slot, wire)}
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
