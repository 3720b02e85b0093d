import { formatDayAndTime } from '@eptw/domain/time/format-date';
import { Highlight } from '../../../components/status/highlight.tsx';
import { DraftDescription, DraftType, type DraftRow } from './draft-columns.tsx';

/** A draft in the list on a narrow screen. */
export function DraftCard({ row, search }: { row: DraftRow; search: string }) {
  return (
    <>
      <div>
        <DraftType row={row} search={search} />
      </div>
      <span>
        <DraftDescription row={row} search={search} />
      </span>
      <div className="list-card-row list-card-note">
        <span>
          {row.site.code} · {row.discipline.code} · <Highlight text={row.hostSystemOwner.fullname} search={search} />
        </span>
        <span className="tabular">{formatDayAndTime(row.updatedAt, row.site.timeZone)}</span>
      </div>
    </>
  );
}
