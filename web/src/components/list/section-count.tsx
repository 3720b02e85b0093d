import { formatInteger } from '@eptw/domain/text/format-integer';

/** The number of rows in a section, beside its heading. */
export function SectionCount({ count }: { count: number }) {
  return (
    <span className="list-section-count tabular">
      {formatInteger(count)}
      <span className="visually-hidden"> in all</span>
    </span>
  );
}
