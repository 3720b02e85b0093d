import { formatCalendarDate } from '@eptw/domain/time/format-date';
import { sippStageLabels, type SippStage } from '@eptw/domain/report/sipp-work';
import { Panel } from '../../../components/page/panel.tsx';
import { StatusTag } from '../../../components/status/status-tag.tsx';
import type { GetSippMonthlyReportsQuery } from '../../../generated/reports.ts';
import { SippWork } from './sipp-work.tsx';

type Day = GetSippMonthlyReportsQuery['getSippMonthlyReports']['items'][number];

/** The works that start on a day. */
export function SippDay({ day: { startDate, pendingApprovalPermits, approvedPermits } }: { day: Day }) {
  return (
    <Panel title={formatCalendarDate(startDate)} className="sipp-day">
      <StageWorks stage="pending" permits={pendingApprovalPermits} />
      <StageWorks stage="approved" permits={approvedPermits} />
    </Panel>
  );
}

function StageWorks({ stage, permits }: { stage: SippStage; permits: Day['approvedPermits'] }) {
  if (permits.length === 0) return null;
  return (
    <section className="sipp-stage">
      <h3>
        <StatusTag tone={stage === 'approved' ? 'green' : 'orange'}>{sippStageLabels[stage]}</StatusTag>
      </h3>
      <ul>
        {permits.map((permit) => (
          <li key={permit._id}>
            {permit.children.map((child, position) => (
              // A permit's forms have no keys of their own, and keep their order.
              <SippWork key={position} permit={permit} work={child} />
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
