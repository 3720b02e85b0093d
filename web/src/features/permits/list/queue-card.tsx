import { Link } from 'react-router';
import { formatDayAndTime } from '@eptw/domain/time/format-date';
import { Highlight } from '../../../components/status/highlight.tsx';
import { toViewPath } from '../components/permit-level.ts';
import type { PermitRow } from './list-document.ts';
import { MatchedPeople } from './permit-card.tsx';
import { CardStatus, ConditionTag, HighRiskWork, ParentLink, QueueStart } from './permit-cells.tsx';

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
        <CardStatus row={row} />
      </div>
      <ConditionTag row={row} />
      <strong className="queue-card-work">
        <Highlight text={row.workDescription} search={search} />
      </strong>
      <HighRiskWork row={row} />
      <div className="list-card-row">
        <QueueStart row={row} now={now} />
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
