import { Dropdown } from 'antd';
import { Filter, Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { FilterForm } from './filter-form.tsx';
import type { ColumnFilter as Filtering } from './list-types.ts';

interface ColumnFilterProps {
  label: string;
  filter: Filtering;
  values: readonly string[];
  onChange: (values: string[]) => void;
}

/** The button in a column's head that opens its filter. Escape closes it and the button has the focus again. */
export function ColumnFilter({ label, filter, values, onChange }: ColumnFilterProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  const name = filter.kind === 'text' ? `Search ${label}` : `Filter ${label}`;
  return (
    <Dropdown
      open={open}
      onOpenChange={setOpen}
      trigger={['click']}
      placement="bottomRight"
      destroyOnHidden
      popupRender={() => (
        <div
          className="filter-popup"
          role="dialog"
          aria-label={name}
          onKeyDown={(event) => {
            if (event.key === 'Escape') close();
            event.stopPropagation();
          }}
        >
          <FilterForm
            autoFocus
            label={label}
            filter={filter}
            values={values}
            onApply={(next) => {
              onChange(next);
              close();
            }}
          />
        </div>
      )}
    >
      <button
        ref={button}
        type="button"
        className="filter-button"
        data-active={values.length > 0 || undefined}
        aria-label={values.length ? `${name}, active` : name}
        aria-haspopup="dialog"
        aria-expanded={open}
      >
        {filter.kind === 'text' ? <Search size={14} aria-hidden /> : <Filter size={13} aria-hidden />}
      </button>
    </Dropdown>
  );
}
