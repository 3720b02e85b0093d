import { ChartPanel } from '../../../components/chart/chart-panel.tsx';
import type { BoardFilters, BoardFilterSpec } from '../filters/board-filters.ts';
import { FilteredBoard } from '../filters/filtered-board.tsx';
import { BoardContent } from '../board-content.tsx';
import { GetPermitsByStatusDocument } from '../../../generated/dashboard.ts';
import { useBoard } from '../use-board.ts';
import { toStatusChart } from './status-chart.ts';

const title = 'Parent and child permit count by status';
const filterSpec: BoardFilterSpec = { fields: ['range'] };

/** Permits of each kind in each status, raised in a range of days. */
export function StatusBoard() {
  return (
    <FilteredBoard title={title} spec={filterSpec}>
      {(filters) => <StatusChart filters={filters} />}
    </FilteredBoard>
  );
}

function StatusChart({ filters }: { filters: BoardFilters }) {
  const board = useBoard(GetPermitsByStatusDocument, { startDate: filters.from, endDate: filters.to });
  return (
    <BoardContent board={board}>
      {({ rows }) => (
        <ChartPanel
          title={title}
          kind="pie"
          {...toStatusChart(rows)}
          hasTotals
          tableShown
          empty="No permits were raised in this period"
        />
      )}
    </BoardContent>
  );
}
