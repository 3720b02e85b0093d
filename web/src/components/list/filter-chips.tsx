import { Button } from 'antd';
import { RotateCcw, X } from 'lucide-react';
import type { ListColumn } from './list-types.ts';

interface FilterChipsProps<Row> {
  columns: readonly ListColumn<Row>[];
  filters: Readonly<Record<string, readonly string[]>>;
  /** Called with the filters to change, without values if they are removed. */
  onChange: (changed: Record<string, string[]>) => void;
}

function formatFilterValues<Row>(column: ListColumn<Row>, values: readonly string[]): string {
  const options = column.filter && column.filter.kind !== 'text' ? column.filter.options : [];
  return values.map((value) => options.find((option) => option.value === value)?.label ?? value).join(', ');
}

/** The current filters of the list, which can be removed one by one or all together. */
export function FilterChips<Row>({ columns, filters, onChange }: FilterChipsProps<Row>) {
  const active = columns.filter((column) => filters[column.key]?.length);
  if (!active.length) return null;

  const removeFilters = (keys: readonly string[]) => onChange(Object.fromEntries(keys.map((key) => [key, []])));

  return (
    <div className="filter-chips">
      <span>Filtered by</span>
      {active.map((column) => (
        <span key={column.key} className="filter-chip">
          {column.title}: <b>{formatFilterValues(column, filters[column.key] ?? [])}</b>
          <button
            type="button"
            aria-label={`Remove filter ${column.title}`}
            onClick={() => removeFilters([column.key])}
          >
            <X size={12} aria-hidden />
          </button>
        </span>
      ))}
      <Button
        size="small"
        type="link"
        icon={<RotateCcw size={13} aria-hidden />}
        onClick={() => removeFilters(active.map((column) => column.key))}
      >
        Reset all
      </Button>
    </div>
  );
}
