import { Tooltip } from 'antd';
import { Check, Clock, TriangleAlert, Users } from 'lucide-react';
import { message } from '@eptw/domain/message';
import { formatDayAndTime } from '@eptw/domain/time/format-date';
import type { ApprovalSlot } from '../model/permit.ts';
import { YouTag } from '../../../components/status/you-tag.tsx';

function SlotIcon({ slot }: { slot: ApprovalSlot }) {
  const Icon = slot.approvedAt ? Check : slot.kind === 'group' ? Users : Clock;
  return (
    <span className="permit-slot-icon" aria-hidden>
      <Icon size={14} strokeWidth={slot.approvedAt ? 2.75 : 2} />
    </span>
  );
}

/** One approval that the permit needs: whose it is, and when it was given. */
export function SlotCard({ slot, timeZone }: { slot: ApprovalSlot; timeZone: string }) {
  const state = slot.approvedAt ? 'given' : slot.isNext ? 'next' : 'open';
  const waitingText = slot.isNext ? 'Waiting, next to approve' : slot.isWaiting ? 'Waiting' : 'Not given';
  return (
    <li className={`permit-slot ${state}${slot.isYours && slot.isWaiting ? ' yours' : ''}`}>
      <SlotIcon slot={slot} />
      <div>
        <b>
          {slot.name}
          {slot.isYours && <YouTag />}
        </b>
        <span>
          {slot.approvedAt ? `Approved ${formatDayAndTime(slot.approvedAt, timeZone)}` : waitingText}
          {slot.approvedBy && `, by ${slot.approvedBy}`}
        </span>
        {slot.hasNoMembers ? (
          <Tooltip title={message.groupHasNoMembers} trigger={['hover', 'focus', 'click']}>
            <button type="button" className="permit-slot-warning">
              <TriangleAlert size={14} aria-hidden /> No members
            </button>
          </Tooltip>
        ) : (
          <span className="permit-slot-about">{slot.description}</span>
        )}
      </div>
    </li>
  );
}
