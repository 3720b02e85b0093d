import { Highlight } from '../../../components/status/highlight.tsx';
import { formatPublication, TemplateTitle, type TemplateRow } from './template-columns.tsx';

/** A template in the list on a narrow screen. */
export function TemplateCard({ row, search }: { row: TemplateRow; search: string }) {
  return (
    <>
      <div>
        <TemplateTitle row={row} search={search} />
      </div>
      <div className="list-card-row list-card-note">
        <span>
          <Highlight text={`${row.code} · ${row.type}`} search={search} /> · version {row.version}
        </span>
      </div>
      <span className="list-card-note tabular">{formatPublication(row)}</span>
    </>
  );
}
