import { Button } from 'antd';
import { ChevronRight, ListCollapse, ListTree } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { formatNumber, type DataTable } from '../../../components/chart/chart-data.ts';
import { TableActions } from '../../../components/chart/table-actions.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import { ScrollPane } from '../../../components/page/scroll-pane.tsx';
import './count-tree.css';

interface Leaf {
  key: string;
  title: string;
  /** The title as rendered, if it is more than its text. */
  shown?: ReactNode;
  /** One for each column. */
  numbers: readonly number[];
}

/** A row that expands to the rows that it sums up. */
export interface Branch extends Leaf {
  leaves: readonly Leaf[];
}

interface CountTreeProps {
  title: string;
  /** The headings of branches and leaves. */
  rowTitles: readonly [branch: string, leaf: string];
  columns: readonly string[];
  branches: readonly Branch[];
}

/** Turns the tree into a table to copy and save: every row, collapsed or not. */
function toTreeTable({ rowTitles, columns, branches }: CountTreeProps): DataTable {
  return {
    head: [...rowTitles, ...columns],
    rows: branches.flatMap(({ title, numbers, leaves }) => [
      [title, '', ...numbers],
      ...leaves.map((leaf) => [title, leaf.title, ...leaf.numbers]),
    ]),
  };
}

function Numbers({ columns, numbers }: { columns: readonly string[]; numbers: readonly number[] }) {
  return columns.map((column, index) => <td key={column}>{formatNumber(numbers[index] ?? 0)}</td>);
}

/** Counts in branches that expand and collapse. All are expanded in print. */
export function CountTree(props: CountTreeProps) {
  const { title, rowTitles, columns, branches } = props;
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const parents = branches.filter(({ leaves }) => leaves.length > 0);

  function toggle(key: string) {
    const next = new Set(open);
    if (!next.delete(key)) next.add(key);
    setOpen(next);
  }

  return (
    <Panel title={title} className="chart-panel" extra={<TableActions title={title} table={toTreeTable(props)} />}>
      <div className="tree-buttons">
        <Button
          size="small"
          icon={<ListTree size={14} aria-hidden />}
          onClick={() => setOpen(new Set(parents.map(({ key }) => key)))}
        >
          Expand All
        </Button>
        <Button size="small" icon={<ListCollapse size={14} aria-hidden />} onClick={() => setOpen(new Set())}>
          Collapse All
        </Button>
      </div>
      <ScrollPane label={`${title}, table`} className="data-table-scroll">
        <table className="data-table tree-table">
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{rowTitles.join(' / ')}</th>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {branches.map((branch) => (
            <tbody key={branch.key}>
              <tr className="tree-branch">
                <th scope="row">
                  {branch.leaves.length > 0 ? (
                    <button type="button" aria-expanded={open.has(branch.key)} onClick={() => toggle(branch.key)}>
                      <ChevronRight size={15} aria-hidden />
                      {branch.shown ?? branch.title}
                    </button>
                  ) : (
                    <span className="tree-lone">{branch.shown ?? branch.title}</span>
                  )}
                </th>
                <Numbers columns={columns} numbers={branch.numbers} />
              </tr>
              {branch.leaves.map((leaf) => (
                <tr key={leaf.key} className="tree-leaf" data-open={open.has(branch.key)}>
                  <th scope="row">{leaf.shown ?? leaf.title}</th>
                  <Numbers columns={columns} numbers={leaf.numbers} />
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </ScrollPane>
    </Panel>
  );
}
