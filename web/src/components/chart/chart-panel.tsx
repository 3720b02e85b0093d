import { Button } from 'antd';
import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { EmptyState } from '../page/states.tsx';
import { Panel } from '../page/panel.tsx';
import { BarChart } from './bar-chart.tsx';
import { isEmptyChart, toDataTable, type ChartData, type DataTable } from './chart-data.ts';
import { DataTableView } from './data-table-view.tsx';
import { Legend } from './legend.tsx';
import { PieChart } from './pie-chart.tsx';
import { renderChartImage } from './chart-image.ts';
import { Plot } from './plot.tsx';
import { RowChart } from './row-chart.tsx';
import { TableActions } from './table-actions.tsx';
import { TrendChart } from './trend-chart.tsx';
import './chart.css';

const drawings = { bars: BarChart, lines: TrendChart, pie: PieChart, rows: RowChart };

interface ChartPanelProps {
  title: string;
  kind: keyof typeof drawings;
  data: ChartData;
  /** The table beside the chart; by default of the same numbers. */
  table?: DataTable;
  hasTotals?: boolean;
  /** Whether the table is shown from the start; otherwise it expands. It is always printed. */
  tableShown?: boolean;
  /** Below the heading, such as what a number means. */
  note?: ReactNode;
  /** Controls that change the chart's look, such as its colours. */
  controls?: ReactNode;
  /** Shown when there is no data. */
  empty: string;
}

/** A chart with its legend, its table, and actions to export both. */
export function ChartPanel(props: ChartPanelProps) {
  const { title, kind, data, table = toDataTable(data), hasTotals = false, tableShown = false, note } = props;
  const id = useId();
  const drawing = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(tableShown);
  const isEmpty = isEmptyChart(data);

  function renderPicture() {
    const svg = drawing.current?.querySelector<SVGElement>('svg.chart-drawing');
    const legend = [...(drawing.current?.querySelectorAll('.chart-legend li') ?? [])];
    return svg ? renderChartImage(svg, title, legend) : Promise.reject(new Error('There is no drawing.'));
  }

  return (
    <Panel
      title={title}
      className="chart-panel"
      extra={<TableActions title={title} table={table} renderImage={isEmpty ? undefined : renderPicture} />}
    >
      <div className="chart-body" data-kind={kind}>
        {props.controls && <div className="chart-controls">{props.controls}</div>}
        {note && <p className="chart-note">{note}</p>}
        {isEmpty ? (
          <EmptyState title={props.empty} hint="Choose another period or other sites." />
        ) : (
          <div ref={drawing} className="chart-drawn">
            <Plot title={title} data={data} draw={drawings[kind]} textures={id} />
            {/* Each row shows its name. */}
            {kind !== 'rows' && <Legend kind={kind} data={data} textures={id} />}
          </div>
        )}
        <div className="chart-table">
          {!tableShown && (
            <Button
              size="small"
              type="text"
              className="chart-table-switch"
              icon={<ChevronDown size={14} aria-hidden />}
              aria-expanded={isOpen}
              aria-controls={`${id}-table`}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? 'Hide table' : 'Show table'}
            </Button>
          )}
          <div id={`${id}-table`} data-open={isOpen}>
            <DataTableView title={`${title}, table`} table={table} hasTotals={hasTotals} />
          </div>
        </div>
      </div>
    </Panel>
  );
}
