import type { ReactNode } from 'react';

export interface FilterOption {
  value: string;
  label: string;
}

/** How a column is filtered: by a text, by any of some values, or by one value. */
export type ColumnFilter =
  | { kind: 'text'; placeholder?: string }
  | { kind: 'checkboxes'; options: readonly FilterOption[] }
  | { kind: 'radio'; options: readonly FilterOption[] };

export interface ListColumn<Row> {
  /** Also the name of the column's filter in the address, and what the list is sorted by. */
  key: string;
  title: string;
  /** Least width in pixels. */
  width: number;
  /** `search` is what the column is filtered by, to be marked in the text. */
  render: (row: Row, search: string | undefined, index: number) => ReactNode;
  filter?: ColumnFilter;
  sortable?: boolean;
  /** Stays in sight when the table is moved sideways; for the first column. */
  pinned?: boolean;
}

/** Rows of a page that stand under a heading of their own. */
export interface ListSection<Row> {
  key: string;
  title: string;
  /** How many rows it has on all pages. */
  count: number;
  rows: readonly Row[];
}

/** An entry of a row's menu: leads to a screen or does something. */
export interface RowAction {
  key: string;
  label: string;
  icon?: ReactNode;
  to?: string;
  onSelect?: () => void;
  disabled?: boolean;
  danger?: boolean;
}

/** A set of filters under a name: 'Pending', 'Approved', … */
export interface ListView {
  key: string;
  label: string;
  filters: Record<string, string[]>;
  /** What is said when it has no rows. */
  empty?: { title: string; hint: string };
}

/** Rows that are chosen to have something done with all of them, by their keys; on whatever page they are. */
export interface ListSelection {
  selectedKeys: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}
