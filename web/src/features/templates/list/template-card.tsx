import { publishedInWords, TemplateTitle, type TemplateRow } from './template-columns.tsx';

/** A template in the list on a narrow screen. */
export function TemplateCard({ row }: { row: TemplateRow }) {
  return (
    <>
      <div>
        <TemplateTitle row={row} />
      </div>
      <div className="list-card-row list-card-note">
        <span>
          {row.code} · {row.type} · version {row.version}
        </span>
      </div>
      <span className="list-card-note tabular">{publishedInWords(row)}</span>
    </>
  );
}
