import { Check, ListChecks, TriangleAlert, UserRoundX } from 'lucide-react';
import { formatJobTime } from '@eptw/domain/work/job/job-time';
import type { Work } from '../job/work.ts';

/** What the giver wrote, of an appointment why it was made, too; what to watch out for comes first. */
export function HandoverNotes({ work: { holder, handover, now, timeZone } }: { work: Work }) {
  if (!handover) return null;
  return (
    <dl className="work-notes">
      <div data-warm>
        <dt>
          <TriangleAlert size={17} aria-hidden /> Watch out for
        </dt>
        <dd>{handover.watch}</dd>
      </div>
      {handover.appointedBecause !== null && (
        <div>
          <dt>
            <UserRoundX size={17} aria-hidden /> Why {holder.fullname} cannot act
          </dt>
          <dd>{handover.appointedBecause}</dd>
        </div>
      )}
      <div>
        <dt>
          <Check size={17} aria-hidden /> Done
        </dt>
        <dd>{handover.done}</dd>
      </div>
      <div>
        <dt>
          <ListChecks size={17} aria-hidden /> Still to do
        </dt>
        <dd>{handover.left}</dd>
      </div>
      <div>
        <dt>Written by</dt>
        <dd>
          {handover.from.fullname}, {formatJobTime(new Date(handover.at), new Date(now), timeZone)}
        </dd>
      </div>
    </dl>
  );
}
