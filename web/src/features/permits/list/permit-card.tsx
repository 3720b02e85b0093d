import { Link } from 'react-router';
import { Highlight, isFoundIn } from '../../../components/status/highlight.tsx';
import { viewAddress } from '../kinds/permit-kind.ts';
import type { PermitRow } from './list-document.ts';
import { ParentLink, RowStart, RowStatus } from './permit-columns.tsx';

/** The people of a permit, where one of them is what was searched for. */
export function FoundPeople({ row, search }: { row: PermitRow; search: string }) {
  const { submittedBy, hostSystemOwner, contractor } = row;
  const lines = [
    { role: 'Applier', texts: [submittedBy.fullname, submittedBy.email, contractor] },
    { role: 'Host/System Owner', texts: [hostSystemOwner.fullname, hostSystemOwner.email] },
  ];
  return lines
    .filter(({ texts }) => texts.some((text) => isFoundIn(text, search)))
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
        <Link className="code-link" to={viewAddress(row)}>
          <Highlight text={row.code} search={search} />
        </Link>
        <RowStatus row={row} />
      </div>
      <span>
        <Highlight text={row.workDescription} search={search} />
      </span>
      {row.parentPermit && (
        <span className="list-card-note">
          Raised on <ParentLink row={row} search={undefined} />
        </span>
      )}
      <FoundPeople row={row} search={search} />
      <div className="list-card-row list-card-note">
        <span>
          {row.title} · {row.site.code} · {row.discipline.code}
        </span>
        <RowStart row={row} />
      </div>
    </>
  );
}
