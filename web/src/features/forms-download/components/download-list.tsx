import { useState, type ReactNode } from 'react';
import { ListScreen } from '../../../components/list/list-screen.tsx';
import type { ListColumn } from '../../../components/list/list-types.ts';
import { changeListState, type ListState } from '../../../lib/list-state.ts';
import './download-list.css';

const pageSize = 20;
const firstPage: ListState = { page: 1, pageSize, search: '', sortOrder: 'asc', filters: {} };

interface DownloadListProps<Row> {
  title: string;
  rows: readonly Row[];
  columns: readonly ListColumn<Row>[];
  rowKey: (row: Row) => string;
  rowLabel: (row: Row) => string;
  card: (row: Row) => ReactNode;
}

/**
 * One of several lists on a screen, twenty rows a page. The address cannot hold three pages, so each list keeps its
 * own.
 */
export function DownloadList<Row>({ title, rows, ...list }: DownloadListProps<Row>) {
  const [state, setState] = useState(firstPage);
  const before = (state.page - 1) * pageSize;
  return (
    <div className="download-list">
      <h2>{title}</h2>
      <ListScreen
        {...list}
        title={title}
        rows={rows.slice(before, before + pageSize)}
        count={rows.length}
        state={state}
        onChange={(change) => setState((current) => changeListState(current, change))}
        empty={{ title: 'No files yet.' }}
        fixedPageSize
      />
    </div>
  );
}
