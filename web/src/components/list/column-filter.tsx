import { Filter, Search } from 'lucide-react';
import { usePopup } from '../popup/use-popup.ts';
import { FilterForm } from './filter-form.tsx';
import type { ColumnFilter as Filtering } from './list-types.ts';
import '../popup/popup.css';

interface ColumnFilterProps {
  label: string;
  filter: Filtering;
  values: readonly string[];
  onChange: (values: string[]) => void;
}

/** The button in a column's header that opens its filter. */
export function ColumnFilter({ label, filter, values, onChange }: ColumnFilterProps) {
  const { open, close, buttonProps, popupProps, contentRef } = usePopup();
  const name = filter.kind === 'text' ? `Search ${label}` : `Filter ${label}`;
  return (
    <>
      <button
        type="button"
        className="filter-button"
        data-active={values.length > 0 || undefined}
        aria-label={values.length ? `${name}, active` : name}
        {...buttonProps}
      >
        {filter.kind === 'text' ? <Search size={14} aria-hidden /> : <Filter size={13} aria-hidden />}
      </button>
      <div {...popupProps} aria-label={name}>
        {open && (
          <div ref={contentRef}>
            <FilterForm
              label={label}
              filter={filter}
              values={values}
              onApply={(next) => {
                close();
                onChange(next);
              }}
            />
          </div>
        )}
      </div>
    </>
  );
}
