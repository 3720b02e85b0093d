import { Button } from 'antd';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useLazyModule } from '../../lib/use-lazy-module.ts';
import { CountBadge } from '../status/status-tag.tsx';
import { listColumnFilters } from './list-types.ts';
import type { ListToolbarProps } from './toolbar-props.ts';

const loadOptionsSheet = async () => (await import('./options-sheet.tsx')).OptionsSheet;

/**
 * On a phone: the button that opens views, order, filters and export. The sheet is loaded then. Without anything to
 * choose there is no button.
 */
export function OptionsButton<Row>(props: ListToolbarProps<Row>) {
  const [open, setOpen] = useState(false);
  const { code: OptionsSheet } = useLazyModule(loadOptionsSheet, open);
  const { columns, views, exportRequest, savedViewsName, extra, state } = props;
  const available = columns.flatMap(listColumnFilters);
  const hasOptions =
    available.length > 0 ||
    columns.some(({ sortable }) => sortable) ||
    views ||
    exportRequest ||
    savedViewsName ||
    extra;
  if (!hasOptions) return null;
  return (
    <>
      <Button
        loading={open && !OptionsSheet}
        icon={<SlidersHorizontal size={15} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Filters
        <CountBadge count={Object.keys(state.filters).length} label="active" />
      </Button>
      {OptionsSheet && <OptionsSheet {...props} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
