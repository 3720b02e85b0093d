import { Link } from 'react-router';
import { containsText } from '@eptw/domain/text/find-matches';
import { Highlight } from '../../../components/status/highlight.tsx';
import { toViewPath } from '../components/permit-level.ts';
import type { PermitRow } from './list-document.ts';
import { CardStatus, ConditionTag, HighRiskWork, ParentLink, StartCell } from './permit-cells.tsx';

/** The users of a permit, if one of them matches the search. */
export function MatchedPeople({ row, search }: { row: PermitRow; search: string }) {
  const { submittedBy, hostSystemOwner, contractor } = row;
  const lines = [
    { role: 'Applier', texts: [submittedBy.fullname, submittedBy.email, contractor] },
    { role: 'Host/System Owner', texts: [hostSystemOwner.fullname, hostSystemOwner.email] },
  ];
  return lines
    .filter(({ texts }) => texts.some((text) => containsText(text, search)))
    .map(({ role, texts }) => (
      <span key={role} className="list-card-note">
        {role}: <Highlight text={texts.filter(Boolean).join(', ')} search={search} />
      </span>
    ));
}

/** A permit in a list on a narrow screen. */
export function PermitCard({ row, search }: { row: PermitRow; search: string }) {
  return (
    <>
      <div className="list-card-row">
        <Link className="code-link" to={toViewPath(row)}>
          <Highlight text={row.code} search={search} />
        </Link>
        <CardStatus row={row} />
      </div>
      <ConditionTag row={row} />
      <span>
        <Highlight text={row.workDescription} search={search} />
      </span>
      <HighRiskWork row={row} />
      {row.parentPermit && (
        <span className="list-card-note">
          Raised on <ParentLink row={row} search={undefined} />
        </span>
      )}
      <MatchedPeople row={row} search={search} />
      <div className="list-card-row list-card-note">
        <span>{[row.title, row.site.code, row.place, row.contractor].filter(Boolean).join(' · ')}</span>
        <StartCell row={row} />
      </div>
    </>
  );
}
