import { useState } from 'react';
import { ListScreen } from '../list/list-screen.tsx';
import type { ListColumn, ListView } from '../list/list-types.ts';
import { StatusTag } from '../status/status-tag.tsx';
import { changeListState, pageSizes, type ListState } from '../../lib/list-state.ts';
import type { ImportLine, ImportReport as Report } from './use-file-import.ts';

const outcomes = {
  create: { tone: 'green', label: 'Will be created' },
  exists: { tone: 'slate', label: 'Already exists' },
  refused: { tone: 'red', label: 'Refused' },
} as const;

function Outcome({ row }: { row: ImportLine }) {
  const { tone, label } = outcomes[row.outcome];
  return <StatusTag tone={tone}>{label}</StatusTag>;
}

function Reasons({ row }: { row: ImportLine }) {
  return row.reasons.map((reason) => <div key={reason}>{reason}</div>);
}

function Subject({ row: { name, note } }: { row: ImportLine }) {
  return (
    <span className="import-subject">
      {name || <span className="quiet">No name</span>}
      <span className="cell-note">{note}</span>
    </span>
  );
}

const columns: ListColumn<ImportLine>[] = [
  { key: 'line', title: 'Line', width: 64, render: (row) => <span className="tabular">{row.line}</span> },
  { key: 'person', title: 'Person', width: 260, render: (row) => <Subject row={row} /> },
  { key: 'outcome', title: 'Outcome', width: 160, render: (row) => <Outcome row={row} /> },
  { key: 'reasons', title: 'Why', width: 420, render: (row) => <Reasons row={row} /> },
];

function renderCard(row: ImportLine) {
  return (
    <>
      <div className="list-card-row">
        <span className="quiet tabular">Line {row.line}</span>
        <Outcome row={row} />
      </div>
      <Subject row={row} />
      <span className="list-card-note">
        <Reasons row={row} />
      </span>
    </>
  );
}

function createViews({ lines }: Report): ListView[] {
  const createView = (key: keyof typeof outcomes): ListView => ({
    key,
    label: `${outcomes[key].label} ${lines.filter(({ outcome }) => outcome === key).length}`,
    filters: { shown: [key] },
  });
  return [
    { key: 'all', label: `All ${lines.length}`, filters: {} },
    createView('create'),
    createView('exists'),
    createView('refused'),
  ];
}

/** The result of each line of a file. */
export function ImportReport({ report }: { report: Report }) {
  const refusedCount = report.lines.filter(({ outcome }) => outcome === 'refused').length;
  const [state, setState] = useState<ListState>({
    page: 1,
    pageSize: pageSizes[1],
    search: '',
    sortOrder: 'asc',
    filters: refusedCount > 0 && refusedCount < report.lines.length ? { shown: ['refused'] } : {},
  });
  const shownLines = report.lines.filter(({ outcome }) => state.filters['shown']?.includes(outcome) ?? true);
  const firstRow = (state.page - 1) * state.pageSize;
  return (
    <ListScreen
      title="Lines of the file"
      columns={columns}
      rows={shownLines.slice(firstRow, firstRow + state.pageSize)}
      count={shownLines.length}
      rowKey={(row) => String(row.line)}
      rowLabel={(row) => `Line ${row.line}`}
      card={renderCard}
      state={state}
      onChange={(change) => setState((current) => changeListState(current, change))}
      views={createViews(report)}
      empty={{ title: 'No lines.' }}
    />
  );
}
