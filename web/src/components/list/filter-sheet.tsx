import { Button, Drawer } from 'antd';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { CountBadge } from '../status/status-tag.tsx';
import { FilterForm } from './filter-form.tsx';
import type { ListColumn } from './list-types.ts';

interface FilterSheetProps<Row> {
  columns: readonly ListColumn<Row>[];
  filters: Readonly<Record<string, readonly string[]>>;
  onFilter: (key: string, values: string[]) => void;
}

/** All column filters on a phone, where there are no column headers. */
export function FilterSheet<Row>({ columns, filters, onFilter }: FilterSheetProps<Row>) {
  const [open, setOpen] = useState(false);
  const filtered = columns.filter((column) => column.filter);
  const active = filtered.filter((column) => filters[column.key]?.length).length;
  if (!filtered.length) return null;
  return (
    <>
      <Button icon={<SlidersHorizontal size={15} aria-hidden />} onClick={() => setOpen(true)}>
        Filters
        <CountBadge count={active} label="active" />
      </Button>
      <Drawer
        title="Filters"
        placement="bottom"
        size="86dvh"
        open={open}
        onClose={() => setOpen(false)}
        destroyOnHidden
        extra={
          <Button type="primary" onClick={() => setOpen(false)}>
            Show list
          </Button>
        }
      >
        {filtered.map(({ key, title, filter }) => (
          <section key={key} className="filter-section">
            <h2>{title}</h2>
            {filter && (
              <FilterForm
                label={title}
                filter={filter}
                values={filters[key] ?? []}
                onApply={(values) => onFilter(key, values)}
              />
            )}
          </section>
        ))}
      </Drawer>
    </>
  );
}
