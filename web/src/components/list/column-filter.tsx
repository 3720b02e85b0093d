import { Filter, Search } from 'lucide-react';
import { usePopup } from '../popup/use-popup.ts';
import { FilterForm } from './filter-form.tsx';
import type { NamedFilter } from './list-types.ts';
import '../popup/popup.css';

interface ColumnFilterProps {
  /** The column's own filter, then that of the second line in its cells. */
  filters: readonly [NamedFilter, ...NamedFilter[]];
  values: Readonly<Record<string, readonly string[]>>;
  onChange: (key: string, values: string[]) => void;
}

/** The button in a column's header that opens its filters. */
export function ColumnFilter({ filters, values, onChange }: ColumnFilterProps) {
  const { open, close, buttonProps, popupProps, contentRef } = usePopup();
  const [{ title, filter: first }] = filters;
  const name = first.kind === 'text' ? `Search ${title}` : `Filter ${title}`;
  const isActive = filters.some(({ key }) => values[key]?.length);
  return (
    <>
      <button
        type="button"
        className="filter-button"
        data-active={isActive || undefined}
        aria-label={isActive ? `${name}, active` : name}
        {...buttonProps}
      >
        {first.kind === 'text' ? <Search size={13} aria-hidden /> : <Filter size={13} aria-hidden />}
      </button>
      <div {...popupProps} aria-label={name}>
        {open && (
          <div ref={contentRef}>
            {filters.map(({ key, title: label, filter }) => (
              <section key={key} className="filter-section">
                {filters.length > 1 && <h2>{label}</h2>}
                <FilterForm
                  label={label}
                  filter={filter}
                  values={values[key] ?? []}
                  onApply={(next) => {
                    close();
                    onChange(key, next);
                  }}
                />
              </section>
            ))}
          </div>
        )}
      </div>
    </>
  );
}
