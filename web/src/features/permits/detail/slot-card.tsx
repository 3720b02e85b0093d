import { Tooltip } from 'antd';
import { Check, Clock, TriangleAlert, Users } from 'lucide-react';
import { message } from '@eptw/domain/message';
import { formatDayAndTime } from '@eptw/domain/permit/date-words';
import type { TrackSlot } from './permit-track.ts';
import { You } from './you.tsx';

function SlotSign({ slot }: { slot: TrackSlot }) {
  const Sign = slot.at ? Check : slot.kind === 'group' ? Users : Clock;
  return (
    <span className="permit-slot-sign" aria-hidden>
      <Sign size={14} strokeWidth={slot.at ? 2.75 : 2} />
    </span>
  );
}

/** One approval that the permit needs: whose it is, and whether and when it was given. */
export function SlotCard({ slot, timeZone }: { slot: TrackSlot; timeZone: string }) {
  const standing = slot.at ? 'given' : slot.isNext ? 'next' : 'open';
  const waiting = slot.isNext ? 'Waiting, next to approve' : slot.isWaiting ? 'Waiting' : 'Not given';
  return (
    <li className={`permit-slot ${standing}${slot.isYours && slot.isWaiting ? ' yours' : ''}`}>
      <SlotSign slot={slot} />
      <div>
        <b>
          {slot.name}
          {slot.isYours && <You />}
        </b>
        <span>
          {slot.at ? `Approved ${formatDayAndTime(slot.at, timeZone)}` : waiting}
          {slot.by && `, by ${slot.by}`}
        </span>
        {slot.hasNoMembers ? (
          <Tooltip title={message.groupHasNoMembers} trigger={['hover', 'focus', 'click']}>
            <button type="button" className="permit-slot-warning">
              <TriangleAlert size={14} aria-hidden /> No members
            </button>
          </Tooltip>
        ) : (
          <span className="permit-slot-about">{slot.about}</span>
        )}
      </div>
    </li>
  );
}
