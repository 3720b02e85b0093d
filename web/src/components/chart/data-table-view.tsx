import { ScrollPane } from '../page/scroll-pane.tsx';
import { formatNumber, type DataTable } from './chart-data.ts';

interface DataTableViewProps {
  /** The table's accessible name. */
  title: string;
  table: DataTable;
  /** The last row and the last column are totals. */
  hasTotals?: boolean;
}

/** Numbers as a table: its first column names the rows. */
export function DataTableView({ title, table: { head, rows }, hasTotals }: DataTableViewProps) {
  const [first, ...others] = head;
  return (
    <ScrollPane label={title} className="data-table-scroll">
      <table className="data-table" data-totals={hasTotals || undefined}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {others.map((name, index) => (
              <th key={index} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values], row) => (
            <tr key={row}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={index}>{typeof value === 'number' ? formatNumber(value) : value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollPane>
  );
}
