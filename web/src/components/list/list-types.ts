import type { TypedValue } from '@eptw/domain/time/typed-text';
import type { ReactNode } from 'react';

export interface FilterOption {
  value: string;
  label: string;
}

/** How a column is filtered: by a text, by any of some values, or by one value. */
export type ColumnFilter =
  | {
      kind: 'text';
      placeholder?: string;
      /** Reads what is typed as what the list is filtered by, or says why it cannot. */
      read?: (text: string) => TypedValue;
    }
  | { kind: 'checkboxes'; options: readonly FilterOption[] }
  | { kind: 'radio'; options: readonly FilterOption[] };

/** A filter with its key in the address and its title. */
export interface NamedFilter {
  key: string;
  title: string;
  filter: ColumnFilter;
}

/** The filters of a column: its own, and that of the second line. */
export function listColumnFilters({
  key,
  title,
  filter,
  note,
}: Pick<ListColumn<never>, 'key' | 'title' | 'filter' | 'note'>): NamedFilter[] {
  return [...(filter ? [{ key, title, filter }] : []), ...(note ? [note] : [])];
}

export interface ListColumn<Row> {
  /** Also the key of the column's filter in the address, and of the sorting. */
  key: string;
  title: string;
  /** The minimum width in pixels. */
  width: number;
  /** `search` is the column's filter, to be highlighted in the text. */
  render: (row: Row, search: string | undefined, index: number) => ReactNode;
  filter?: ColumnFilter;
  /** A fact in the second line of its cells that has a filter of its own. */
  note?: NamedFilter;
  sortable?: boolean;
  /** Stays visible when the table scrolls sideways; for the first column. */
  pinned?: boolean;
}

/** Rows of a page under a heading. */
export interface ListSection<Row> {
  key: string;
  title: string;
  /** The number of its rows on all pages. */
  count: number;
  rows: readonly Row[];
}

/** An entry of a row's menu: a link or an action. */
export interface RowAction {
  key: string;
  label: string;
  icon?: ReactNode;
  to?: string;
  onSelect?: () => void;
  disabled?: boolean;
  danger?: boolean;
}

/** A named set of filters: 'Pending', 'Approved', … */
export interface ListView {
  key: string;
  label: string;
  filters: Record<string, string[]>;
  /** Shown when it has no rows. */
  empty?: { title: string; hint: string };
}

/** Selected rows for a joint action, by key, across all pages. */
export interface ListSelection {
  selectedKeys: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}
