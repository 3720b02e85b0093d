import { Alert } from 'antd';
import { formatDayAndTime } from '@eptw/domain/time/format-date';
import { formatAnswerCount } from '@eptw/domain/permit/format-answer-changes';
import { formatLapseNotice } from '@eptw/domain/permit/lapse';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { findChangesSinceApproval, type ChangesSinceApproval } from './changes-since.ts';
import { DifferenceList } from './difference-list.tsx';
import { getSlotName, type Permit } from '../model/permit.ts';
import './lapse-notice.css';

function formatSince({ approval, isOwn }: ChangesSinceApproval): string {
  return isOwn ? 'you approved' : `${approval.by?.fullname ?? ''} approved for ${approval.group ?? ''}`;
}

/** The answers changed since the viewer's own approval, with values before and after. */
function AnswerDifferences({ since, timeZone }: { since: ChangesSinceApproval; timeZone: string }) {
  const count = since.changes.length;
  return (
    <section className="permit-difference" aria-labelledby="permit-difference">
      <h2 id="permit-difference">
        {formatAnswerCount(count)} changed since {formatSince(since)}
        <small>on {formatDayAndTime(since.approval.at, timeZone)}</small>
      </h2>
      <DifferenceList changes={since.changes} />
    </section>
  );
}

/**
 * States that approvals lapsed, until the permit is approved again, and shows the differences to those who have to
 * approve it again.
 */
export function LapseNotice({ permit }: { permit: Permit }) {
  const viewer = useSignedInUser();
  if (!permit.lapsedAt) return null;
  const groups = permit.slots.flatMap((slot) => (slot.kind === 'group' && slot.isYours ? [getSlotName(slot)] : []));
  const since = findChangesSinceApproval(permit.history, { id: viewer._id, groups });
  return (
    <>
      <Alert
        type="warning"
        showIcon
        className="permit-lapse"
        title={formatLapseNotice(permit.history, permit.site.timeZone)}
      />
      {since && <AnswerDifferences since={since} timeZone={permit.site.timeZone} />}
    </>
  );
}
