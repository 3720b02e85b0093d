import type { ReactNode } from 'react';
import { changeFilters, type ListChange, type ListState } from '../../lib/list-state.ts';
import type { ListExportRequest } from '../list-export/use-list-export.ts';
import type { ListColumn, ListView } from './list-types.ts';

/** The controls of a list. */
export interface ListToolbarProps<Row> {
  /** The list's accessible name. */
  title: string;
  columns: readonly ListColumn<Row>[];
  /** The keys of hidden columns. */
  hidden: readonly string[];
  onHide: (keys: readonly string[]) => void;
  /** The number of rows; undefined until known. */
  count: number | undefined;
  isCountExact: boolean;
  state: ListState;
  onChange: (change: ListChange) => void;
  /** Shows a search box under this label. */
  searchLabel: string | undefined;
  /** The fields that the search box searches. */
  searchHint: string | undefined;
  /** Predefined filters, as tabs. */
  views: readonly ListView[] | undefined;
  activeView: ListView | undefined;
  /** Shows the user's own saved views, stored under this name. */
  savedViewsName: string | undefined;
  /** Offers to export the list as a file. */
  exportRequest: ListExportRequest | undefined;
  /** Further controls. */
  extra: ReactNode;
  narrow: boolean;
}

/** Sets the filters of another view; filters that no view uses stay. */
export function applyView(view: ListView | undefined, views: readonly ListView[]): ListChange {
  const filterKeys = views.flatMap((candidate) => Object.keys(candidate.filters));
  return changeFilters({ ...Object.fromEntries(filterKeys.map((key) => [key, []])), ...view?.filters });
}
