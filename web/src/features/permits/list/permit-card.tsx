import { Link } from 'react-router';
import { Highlight } from '../../../components/status/highlight.tsx';
import { viewAddress } from '../kinds/permit-kind.ts';
import type { PermitRow } from './list-document.ts';
import { ParentLink, RowStart, RowStatus } from './permit-columns.tsx';

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
      <div className="list-card-row list-card-note">
        <span>
          {row.title} · {row.site.code} · {row.discipline.code}
        </span>
        <RowStart row={row} />
      </div>
    </>
  );
}
