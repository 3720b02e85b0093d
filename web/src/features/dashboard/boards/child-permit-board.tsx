import { ChartPanel } from '../../../components/chart/chart-panel.tsx';
import type { BoardFilters, BoardFilterSpec } from '../filters/board-filters.ts';
import { FilteredBoard } from '../filters/filtered-board.tsx';
import { BoardContent } from '../board-content.tsx';
import { GetChildPermitsByTypeDocument } from '../../../generated/dashboard.ts';
import { useBoard } from '../use-board.ts';
import { toSiteTable } from './site-table.ts';

const title = 'Child permit by date range';
const filterSpec: BoardFilterSpec = { fields: ['range', 'group', 'sites'] };

/** The number of permits with each type of child permit of a group. */
export function ChildPermitBoard() {
  return (
    <FilteredBoard title={title} spec={filterSpec}>
      {(filters) => <ChildPermitChart filters={filters} />}
    </FilteredBoard>
  );
}

function ChildPermitChart({ filters }: { filters: BoardFilters }) {
  const board = useBoard(GetChildPermitsByTypeDocument, {
    startDate: filters.from,
    endDate: filters.to,
    childPermitType: filters.group,
    sites: [...filters.sites],
  });
  return (
    <BoardContent board={board}>
      {(numbers) => (
        <ChartPanel
          title={title}
          kind="bars"
          data={{
            labelTitle: 'Child permit',
            labels: numbers.rows.map(({ key }) => key),
            series: [{ name: 'Permits with this child permit', values: numbers.rows.map(({ total }) => total) }],
          }}
          table={toSiteTable('Child permit', numbers, ({ key, name }) => `${key} ${name}`)}
          hasTotals
          empty="No child permits were raised in this period"
        />
      )}
    </BoardContent>
  );
}
