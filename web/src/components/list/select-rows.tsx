import { Checkbox } from 'antd';
import type { ListSelection } from './list-types.ts';

interface SelectRowProps {
  rowKey: string;
  /** The row's name. */
  label: string;
  selection: ListSelection;
}

/** The checkbox that selects a row. */
export function SelectRow({ rowKey, label, selection: { selectedKeys, onChange } }: SelectRowProps) {
  function toggle() {
    const next = new Set(selectedKeys);
    if (!next.delete(rowKey)) next.add(rowKey);
    onChange(next);
  }
  return (
    <span className="list-choice">
      <Checkbox checked={selectedKeys.has(rowKey)} onChange={toggle} aria-label={`Select ${label}`} />
    </span>
  );
}

interface SelectPageProps {
  rowKeys: readonly string[];
  selection: ListSelection;
}

/** The checkbox that selects or deselects all rows of the page. */
export function SelectPage({ rowKeys, selection: { selectedKeys, onChange } }: SelectPageProps) {
  const selectedCount = rowKeys.filter((key) => selectedKeys.has(key)).length;
  const isPageSelected = rowKeys.length > 0 && selectedCount === rowKeys.length;

  function toggle() {
    const next = new Set(selectedKeys);
    for (const key of rowKeys) {
      if (isPageSelected) next.delete(key);
      else next.add(key);
    }
    onChange(next);
  }
  return (
    <span className="list-choice">
      <Checkbox
        checked={isPageSelected}
        indeterminate={selectedCount > 0 && !isPageSelected}
        disabled={rowKeys.length === 0}
        onChange={toggle}
        aria-label="Select all on this page"
      />
    </span>
  );
}
