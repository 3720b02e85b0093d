import { useMemo } from 'react';
import { formatAnswerCount } from '@eptw/domain/permit/format-answer-changes';
import { isPendingApproval } from '@eptw/domain/permit/status';
import { formatDayAndTime } from '@eptw/domain/time/format-date';
import type { Permit } from '../model/permit.ts';
import { findCorrection } from './changes-since.ts';
import { DifferenceList } from './difference-list.tsx';
import './correction-notice.css';

/**
 * What has changed since a permit was rejected, while it is in review again: the reason of the rejection, what its
 * corrector says, and the answers before and after.
 */
export function CorrectionNotice({ permit }: { permit: Permit }) {
  const correction = useMemo(() => findCorrection(permit.history), [permit.history]);
  if (!isPendingApproval(permit.status) || !correction) return null;
  const { rejection, resubmission, changes } = correction;
  const { timeZone } = permit.site;
  const rejecter = rejection.by?.fullname ?? 'Somebody';
  const corrector = resubmission.by?.fullname ?? 'Somebody';
  return (
    <section className="permit-correction" aria-labelledby="permit-correction">
      <h2 id="permit-correction">
        {changes.length > 0 ? `${formatAnswerCount(changes.length)} changed` : 'Nothing changed'} since {rejecter}{' '}
        rejected this permit
        <small>on {formatDayAndTime(rejection.at, timeZone)}</small>
      </h2>
      {rejection.reason && (
        <p>
          <b>{rejecter}:</b> {rejection.reason}
        </p>
      )}
      <p>
        <b>{corrector}:</b> {resubmission.reason ?? <i>did not say what was changed</i>}
      </p>
      {changes.length > 0 && <DifferenceList changes={changes} />}
    </section>
  );
}
