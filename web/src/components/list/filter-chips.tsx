import { Button } from 'antd';
import { RotateCcw, X } from 'lucide-react';
import type { ColumnFilter, NamedFilter } from './list-types.ts';

interface FilterChipsProps {
  /** The filters of the list. */
  available: readonly NamedFilter[];
  filters: Readonly<Record<string, readonly string[]>>;
  /** Called with the filters to change, without values if they are removed. */
  onChange: (changed: Record<string, string[]>) => void;
}

function formatFilterValues(filter: ColumnFilter, values: readonly string[]): string {
  const options = filter.kind === 'text' ? [] : filter.options;
  return values.map((value) => options.find((option) => option.value === value)?.label ?? value).join(', ');
}

/** The current filters of the list, which can be removed one by one or all together. */
export function FilterChips({ available, filters, onChange }: FilterChipsProps) {
  const active = available.filter(({ key }) => filters[key]?.length);
  if (!active.length) return null;

  const removeFilters = (keys: readonly string[]) => onChange(Object.fromEntries(keys.map((key) => [key, []])));

  return (
    <div className="filter-chips">
      <span>Filtered by</span>
      {active.map(({ key, title, filter }) => (
        <span key={key} className="filter-chip">
          {title}: <b>{formatFilterValues(filter, filters[key] ?? [])}</b>
          <button type="button" aria-label={`Remove filter ${title}`} onClick={() => removeFilters([key])}>
            <X size={12} aria-hidden />
          </button>
        </span>
      ))}
      <Button
        size="small"
        type="link"
        icon={<RotateCcw size={13} aria-hidden />}
        onClick={() => removeFilters(active.map(({ key }) => key))}
      >
        Reset all
      </Button>
    </div>
  );
}
