import { message } from '@eptw/domain/message';
import { useSearchParams } from 'react-router';
import { DataTableView } from '../../../components/chart/data-table-view.tsx';
import { TableActions } from '../../../components/chart/table-actions.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import { EmptyState } from '../../../components/page/states.tsx';
import { Tabs } from '../../../components/page/tabs.tsx';
import type { BoardFilters, BoardFilterSpec } from '../filters/board-filters.ts';
import { FilteredBoard } from '../filters/filtered-board.tsx';
import { BoardContent } from '../board-content.tsx';
import {
  GetPermitsByChildPermitDocument,
  GetPermitsByContractorDocument,
  GetPermitsByDisciplineDocument,
  GetPermitsByLevelDocument,
  type SiteTableNumbersFragment,
} from '../../../generated/dashboard.ts';
import { useBoard, type BoardState } from '../use-board.ts';
import { toSiteTable } from './site-table.ts';

const title = 'Permit count by date range and site';
const missingRangeMessage = message.selectBoardRange;
const statusFilterSpec: BoardFilterSpec = { fields: ['range', 'sites', 'status'], missingRangeMessage };
const groupFilterSpec: BoardFilterSpec = { fields: ['range', 'sites', 'group'], missingRangeMessage };

export const tabs = [
  { key: 'contractor', label: 'By Contractor', rowTitle: 'Contractor', document: GetPermitsByContractorDocument },
  { key: 'discipline', label: 'By Discipline', rowTitle: 'Discipline', document: GetPermitsByDisciplineDocument },
  { key: 'level', label: 'By Level', rowTitle: 'Level', document: GetPermitsByLevelDocument },
  { key: 'child-permit', label: 'By Child Permit', rowTitle: 'Child permit', document: undefined },
] as const;

type Tab = (typeof tabs)[number];
type StatusTab = Exclude<Tab, { document: undefined }>;

const tabParameter = 'tab';

/** Permits at each site by contractor, discipline, level or child permit, in tabs. */
export function BreakdownBoard() {
  const [address, setAddress] = useSearchParams();
  const requested = address.get(tabParameter) ?? tabs[0].key;
  const tab = tabs.find(({ key }) => key === requested);

  // All tabs share the range and the sites.
  const selectTab = (key: string) =>
    setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        next.set(tabParameter, key);
        return next;
      },
      { preventScrollReset: true },
    );

  return (
    <Tabs label={title} tabs={tabs} selected={tab?.key ?? ''} onSelect={selectTab}>
      {tab === undefined ? (
        <EmptyState title={`Tab '${requested.slice(0, 40)}' not found`} hint="Choose one above." />
      ) : (
        <FilteredBoard
          key={tab.key}
          title={`${title}, ${tab.label}`}
          spec={tab.document ? statusFilterSpec : groupFilterSpec}
        >
          {(filters) =>
            tab.document ? (
              <CountsByStatus tab={tab} filters={filters} />
            ) : (
              <CountsByGroup tab={tab} filters={filters} />
            )
          }
        </FilteredBoard>
      )}
    </Tabs>
  );
}

const toRangeVariables = ({ from, to, sites }: BoardFilters) => ({ startDate: from, endDate: to, sites: [...sites] });

function CountsByStatus({ tab, filters }: { tab: StatusTab; filters: BoardFilters }) {
  const board = useBoard(tab.document, { ...toRangeVariables(filters), permitStatus: filters.status });
  return <CountTable tab={tab} board={board} />;
}

function CountsByGroup({ tab, filters }: { tab: Tab; filters: BoardFilters }) {
  const board = useBoard(GetPermitsByChildPermitDocument, {
    ...toRangeVariables(filters),
    childPermitType: filters.group,
  });
  return <CountTable tab={tab} board={board} getName={({ key, name }) => `${key} ${name}`} />;
}

interface CountTableProps {
  tab: Tab;
  board: BoardState<SiteTableNumbersFragment>;
  getName?: (row: SiteTableNumbersFragment['rows'][number]) => string;
}

function CountTable({ tab, board, getName }: CountTableProps) {
  return (
    <BoardContent board={board}>
      {(numbers) => {
        const name = `Permit count ${tab.label.toLowerCase()}`;
        const table = toSiteTable(tab.rowTitle, numbers, getName);
        return (
          <Panel title={name} className="chart-panel" extra={<TableActions title={name} table={table} />}>
            <div className="chart-body">
              {numbers.total === 0 ? (
                <EmptyState title="No matching permits in this period" hint="Choose another period or other sites." />
              ) : (
                <DataTableView title={`${name}, table`} table={table} hasTotals />
              )}
            </div>
          </Panel>
        );
      }}
    </BoardContent>
  );
}
