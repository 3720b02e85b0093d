import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { changeFilters, type ListChange, type ListState } from '../../lib/list-state.ts';
import { ColumnFilter } from './column-filter.tsx';
import {
  listColumnFilters,
  type ListColumn,
  type ListSection,
  type ListSelection,
  type RowAction,
} from './list-types.ts';
import { LoadingLine } from './loading-line.tsx';
import { SelectPage, SelectRow } from './select-rows.tsx';
import { RowMenu } from './row-menu.tsx';
import { SectionCount } from './section-count.tsx';

interface ListTableProps<Row> {
  title: string;
  columns: readonly ListColumn<Row>[];
  /** Undefined until loaded. */
  rows: readonly Row[] | undefined;
  sections: readonly ListSection<Row>[] | undefined;
  rowKey: (row: Row) => string;
  rowLabel: (row: Row) => string;
  rowActions: ((row: Row) => RowAction[]) | undefined;
  selection: ListSelection | undefined;
  state: ListState;
  onChange: (change: ListChange) => void;
}

const skeletonRowCount = 8;

/** The widths of the columns with the menu and the checkbox, as in list.css. */
const menuWidth = 46;
const choiceWidth = 30;

function SortButton({
  title,
  sorted,
  onSort,
}: {
  title: string;
  sorted: 'asc' | 'desc' | undefined;
  onSort: () => void;
}) {
  const Arrow = sorted ? (sorted === 'asc' ? ArrowUp : ArrowDown) : ChevronsUpDown;
  return (
    <button type="button" className="sort-button" data-active={sorted !== undefined || undefined} onClick={onSort}>
      {title}
      <Arrow size={12} aria-hidden />
    </button>
  );
}

/** Counts the rows of the page in the sections before one of them. */
function countRowsBefore<Row>(sections: readonly ListSection<Row>[], index: number): number {
  return sections.slice(0, index).reduce((sum, { rows }) => sum + rows.length, 0);
}

/** One page of a list as a table. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { title, columns, rows, sections, rowKey, rowLabel, rowActions, selection, state, onChange } = props;

  const extraColumns = (selection ? 1 : 0) + (rowActions ? 1 : 0);
  const minWidth = columns.reduce(
    (sum, { width }) => sum + width,
    (rowActions ? menuWidth : 0) + (selection ? choiceWidth : 0),
  );

  // A table that scrolls sideways needs something to focus, so that arrow keys can scroll it.
  const isOperable =
    selection !== undefined || rowActions !== undefined || columns.some(({ filter, sortable }) => filter || sortable);
  const focusable = isOperable ? {} : { role: 'group', tabIndex: 0, 'aria-label': title };

  function sort(key: string) {
    const isSorted = state.sortBy === key;
    if (isSorted && state.sortOrder === 'desc') onChange({ sortBy: undefined, sortOrder: 'asc' });
    else onChange({ sortBy: key, sortOrder: isSorted ? 'desc' : 'asc' });
  }

  const renderRow = (row: Row, index: number) => (
    <tr key={rowKey(row)}>
      {selection && (
        <td className="list-choice-cell">
          <SelectRow rowKey={rowKey(row)} label={rowLabel(row)} selection={selection} />
        </td>
      )}
      {columns.map(({ key, render, filter, pinned }) => (
        <td key={key} data-pinned={pinned}>
          {render(row, filter?.kind === 'text' ? state.filters[key]?.[0] : undefined, index)}
        </td>
      ))}
      {rowActions && (
        <td className="list-menu-cell">
          <RowMenu label={rowLabel(row)} actions={rowActions(row)} />
        </td>
      )}
    </tr>
  );

  return (
    <div className="list-scroll" {...focusable}>
      <table className="list-table" style={{ minWidth }}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className="list-choice-cell">
                <span className="visually-hidden">Select</span>
                <SelectPage rowKeys={rows?.map(rowKey) ?? []} selection={selection} />
              </th>
            )}
            {columns.map((column) => {
              const { key, title: heading, width, sortable, pinned } = column;
              const sorted = state.sortBy === key ? state.sortOrder : undefined;
              const [first, ...others] = listColumnFilters(column);
              return (
                <th
                  key={key}
                  scope="col"
                  style={{ width }}
                  data-pinned={pinned}
                  aria-sort={sorted && (sorted === 'asc' ? 'ascending' : 'descending')}
                >
                  <span className="list-heading">
                    {sortable ? <SortButton title={heading} sorted={sorted} onSort={() => sort(key)} /> : heading}
                    {first && (
                      <ColumnFilter
                        filters={[first, ...others]}
                        values={state.filters}
                        onChange={(filterKey, values) => onChange(changeFilters({ [filterKey]: values }))}
                      />
                    )}
                  </span>
                </th>
              );
            })}
            {rowActions && (
              <th scope="col" className="list-menu-cell">
                Action
              </th>
            )}
          </tr>
        </thead>
        {!rows && (
          <tbody>
            {Array.from({ length: skeletonRowCount }, (_, index) => (
              <tr key={index} aria-hidden>
                <td colSpan={columns.length + extraColumns}>
                  <LoadingLine />
                </td>
              </tr>
            ))}
          </tbody>
        )}
        {rows && !sections && <tbody>{rows.map(renderRow)}</tbody>}
        {rows &&
          sections &&
          sections.map((section, index) => (
            <tbody key={section.key}>
              <tr className="list-section">
                <th scope="rowgroup" colSpan={columns.length + extraColumns}>
                  <span className="list-section-title">
                    {section.title} <SectionCount count={section.count} />
                  </span>
                </th>
              </tr>
              {section.rows.map((row, position) => renderRow(row, countRowsBefore(sections, index) + position))}
            </tbody>
          ))}
      </table>
    </div>
  );
}
