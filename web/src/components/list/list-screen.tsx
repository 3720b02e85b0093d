import { Button } from 'antd';
import type { ReactNode } from 'react';
import { changeFilters, resetList, type ListChange, type ListState } from '../../lib/list-state.ts';
import { useNarrowScreen } from '../../lib/use-media-query.ts';
import { EmptyState, ErrorState } from '../page/states.tsx';
import type { ListExportRequest } from '../list-export/use-list-export.ts';
import { FilterChips } from './filter-chips.tsx';
import { formatCount } from './format-count.ts';
import { ListCards } from './list-cards.tsx';
import { ListPages } from './list-pages.tsx';
import { ListTable } from './list-table.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import {
  listColumnFilters,
  type ListColumn,
  type ListSection,
  type ListSelection,
  type ListView,
  type RowAction,
} from './list-types.ts';
import { useHiddenColumns } from './use-hidden-columns.ts';
import { useRowKeys } from './use-row-keys.ts';
import './list.css';

interface ListScreenProps<Row> {
  /** The table's accessible name; the screen's title is in its PageHeader. */
  title: string;
  columns: readonly ListColumn<Row>[];
  /** The rows of the page; undefined until loaded. */
  rows: readonly Row[] | undefined;
  /** The same rows under headings, in lists that have them. */
  sections?: readonly ListSection<Row>[] | undefined;
  /** The total number of rows. */
  count: number;
  /** Whether `count` is the number of all rows; if not, there are more. */
  isCountExact?: boolean;
  failed?: boolean;
  /** Why the server refused the filters or the order. */
  refusal?: string | undefined;
  /** The rows are those of the previous page, while the requested ones load. */
  outdated?: boolean;
  onRetry?: () => void;
  rowKey: (row: Row) => string;
  /** A row's name, such as its permit number. */
  rowLabel: (row: Row) => string;
  rowActions?: (row: Row) => RowAction[];
  /** Adds a checkbox to every row. */
  selection?: ListSelection;
  /** A row on a narrow screen. */
  card: (row: Row) => ReactNode;
  state: ListState;
  onChange: (change: ListChange) => void;
  /** Shows a search box under this label. */
  searchLabel?: string;
  /** The fields that the search box searches. */
  searchHint?: string;
  /** Predefined filters, as tabs. */
  views?: readonly ListView[];
  /** Shows the user's own saved views, stored under this name. */
  savedViewsName?: string;
  /** Offers to export the list as a file. */
  exportRequest?: ListExportRequest;
  /** Further controls in the toolbar. */
  toolbar?: ReactNode;
  empty: { title: string; hint?: ReactNode; action?: ReactNode };
  fixedPageSize?: boolean;
}

const noMatches = { title: 'Nothing matches', hint: 'Change or reset the filters to see more.' };

/** Finds the view that the list shows: compares only filters that views use, in any order. */
function findActiveView(views: readonly ListView[] | undefined, filters: ListState['filters']): ListView | undefined {
  const filterKeys = [...new Set(views?.flatMap((view) => Object.keys(view.filters)))];
  const hasSameValues = (values: readonly string[] = [], others: readonly string[] = []) =>
    values.length === others.length && values.every((value) => others.includes(value));
  return views?.find((view) => filterKeys.every((key) => hasSameValues(view.filters[key], filters[key])));
}

/** The component of every list in the product: paged, filtered and sorted by the server. */
export function ListScreen<Row>(props: ListScreenProps<Row>) {
  const {
    title,
    columns,
    rows,
    count,
    isCountExact = true,
    state,
    onChange,
    views,
    rowActions,
    selection,
    outdated = false,
  } = props;
  const narrow = useNarrowScreen();
  const list = useRowKeys();
  const { hidden, hide } = useHiddenColumns(props.exportRequest?.list);
  const view = findActiveView(views, state.filters);
  const filtered = Boolean(state.search || Object.keys(state.filters).length);

  return (
    <section ref={list} className="panel list" aria-label={title} aria-busy={outdated || (!rows && !props.failed)}>
      <ListToolbar
        {...{ title, columns, hidden, onHide: hide, state, onChange, views, isCountExact, narrow }}
        count={outdated ? undefined : rows && count}
        searchLabel={props.searchLabel}
        searchHint={props.searchHint}
        activeView={view}
        savedViewsName={props.savedViewsName}
        exportRequest={props.exportRequest}
        extra={props.toolbar}
      />
      <FilterChips
        available={columns.flatMap(listColumnFilters)}
        filters={state.filters}
        onChange={(changed) => onChange(changeFilters(changed))}
      />
      <p className="visually-hidden" aria-live="polite">
        {rows && `${formatCount(count, isCountExact)} found`}
      </p>
      {props.failed && !rows ? (
        props.refusal ? (
          // Trying again would not help; the header, which sorts, is not shown.
          <ErrorState
            title={props.refusal}
            action={<Button onClick={() => onChange(resetList)}>Reset the list</Button>}
          />
        ) : (
          <ErrorState {...(props.onRetry && { onRetry: props.onRetry })} />
        )
      ) : narrow ? (
        <ListCards
          {...{
            title,
            rows,
            sections: props.sections,
            rowActions,
            selection,
            card: props.card,
            rowKey: props.rowKey,
            rowLabel: props.rowLabel,
          }}
        />
      ) : (
        <ListTable
          {...{
            title,
            columns: columns.filter(({ key }) => !hidden.includes(key)),
            rows,
            sections: props.sections,
            rowActions,
            selection,
            state,
            onChange,
            rowKey: props.rowKey,
            rowLabel: props.rowLabel,
          }}
        />
      )}
      {rows?.length === 0 &&
        (filtered ? <EmptyState {...(view?.empty ?? noMatches)} /> : <EmptyState {...props.empty} />)}
      {rows && count > 0 && (
        <ListPages
          {...{ title, state, count, isCountExact, narrow, onChange }}
          fixedPageSize={props.fixedPageSize ?? false}
        />
      )}
    </section>
  );
}
