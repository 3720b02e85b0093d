import { Link } from 'react-router';
import { formatDayAndTime } from '@eptw/domain/time/format-date';
import { Highlight } from '../../../components/status/highlight.tsx';
import { toViewPath } from '../components/permit-level.ts';
import type { PermitRow } from './list-document.ts';
import { MatchedPeople } from './permit-card.tsx';
import { ConditionCell, ParentLink, HighRiskCell, StatusCell, QueueStartCell } from './permit-columns.tsx';

interface QueueCardProps {
  row: PermitRow;
  search: string;
  now: Date;
}

/** A permit in a work queue on a narrow screen: the work, its place, its period and the submitter first. */
export function QueueCard({ row, search, now }: QueueCardProps) {
  const { timeZone, code } = row.site;
  return (
    <>
      <div className="list-card-row">
        <Link className="code-link" to={toViewPath(row)}>
          <Highlight text={row.code} search={search} />
        </Link>
        <StatusCell row={row} />
      </div>
      <ConditionCell row={row} />
      <strong className="queue-card-work">
        <Highlight text={row.workDescription} search={search} />
      </strong>
      {row.highRisk.length > 0 && <HighRiskCell row={row} />}
      <div className="list-card-row">
        <QueueStartCell row={row} now={now} />
        <span className="list-card-note">{[code, row.place, row.contractor].filter(Boolean).join(' · ')}</span>
      </div>
      {row.parentPermit && (
        <span className="list-card-note">
          Raised on <ParentLink row={row} search={undefined} />
        </span>
      )}
      <MatchedPeople row={row} search={search} />
      {row.waitingSince && (
        <span className="list-card-note">Waiting since {formatDayAndTime(row.waitingSince, timeZone)}</span>
      )}
    </>
  );
}
