import { formatEvent } from '@eptw/domain/permit/date-words';
import { DraftDescription, DraftType, type DraftRow } from './draft-columns.tsx';

/** A draft in the list on a narrow screen. */
export function DraftCard({ row }: { row: DraftRow }) {
  return (
    <>
      <div>
        <DraftType row={row} />
      </div>
      <span>
        <DraftDescription row={row} />
      </span>
      <div className="list-card-row list-card-note">
        <span>
          {row.site.code} · {row.discipline.code} · {row.hostSystemOwner.fullname}
        </span>
        <span className="tabular">{formatEvent(row.updatedAt, row.site.timeZone)}</span>
      </div>
    </>
  );
}
