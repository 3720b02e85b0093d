import { message } from '@eptw/domain/message';
import { useSearchParams } from 'react-router';
import { DataTableView } from '../../../components/chart/data-table-view.tsx';
import { TableActions } from '../../../components/chart/table-actions.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import { EmptyState } from '../../../components/page/states.tsx';
import { Tabs } from '../../../components/page/tabs.tsx';
import type { Asked, Question } from '../asking/asked.ts';
import { Asking } from '../asking/asking.tsx';
import { BoardAnswer } from '../board-answer.tsx';
import {
  GetPermitsByChildPermitDocument,
  GetPermitsByContractorDocument,
  GetPermitsByDisciplineDocument,
  GetPermitsByLevelDocument,
  type SiteTableNumbersFragment,
} from '../operations.generated.ts';
import { useBoard, type Board } from '../use-board.ts';
import { siteTable } from './site-table.ts';

const title = 'Permit count by date range and site';
const missingRange = message.selectBoardRange;
const ofStatus: Question = { needs: ['range', 'sites', 'status'], missingRange };
const ofGroup: Question = { needs: ['range', 'sites', 'group'], missingRange };

const tabs = [
  { key: 'contractor', label: 'By Contractor', rowTitle: 'Contractor', document: GetPermitsByContractorDocument },
  { key: 'discipline', label: 'By Discipline', rowTitle: 'Discipline', document: GetPermitsByDisciplineDocument },
  { key: 'level', label: 'By Level', rowTitle: 'Level', document: GetPermitsByLevelDocument },
  { key: 'child-permit', label: 'By Child Permit', rowTitle: 'Child permit', document: undefined },
] as const;

type Tab = (typeof tabs)[number];
type CountedTab = Exclude<Tab, { document: undefined }>;

const tabName = 'tab';

/** Permits at each site by contractor, discipline, level or child permit, a tab each. */
export function BreakdownBoard() {
  const [address, setAddress] = useSearchParams();
  const wanted = address.get(tabName) ?? tabs[0].key;
  const tab = tabs.find(({ key }) => key === wanted);

  // The range and the sites stay from tab to tab.
  const choose = (key: string) =>
    setAddress(
      (now) => {
        const next = new URLSearchParams(now);
        next.set(tabName, key);
        return next;
      },
      { preventScrollReset: true },
    );

  return (
    <Tabs label={title} tabs={tabs} chosen={tab?.key ?? ''} onChoose={choose}>
      {tab === undefined ? (
        <EmptyState title={`There is no tab '${wanted.slice(0, 40)}'`} hint="Choose one above." />
      ) : (
        <Asking key={tab.key} title={`${title}, ${tab.label}`} question={tab.document ? ofStatus : ofGroup}>
          {(asked) => (tab.document ? <Counted tab={tab} asked={asked} /> : <Carried tab={tab} asked={asked} />)}
        </Asking>
      )}
    </Tabs>
  );
}

const rangeAndSites = ({ from, to, sites }: Asked) => ({ startDate: from, endDate: to, sites: [...sites] });

function Counted({ tab, asked }: { tab: CountedTab; asked: Asked }) {
  const board = useBoard(tab.document, { ...rangeAndSites(asked), permitStatus: asked.status });
  return <CountTable tab={tab} board={board} />;
}

function Carried({ tab, asked }: { tab: Tab; asked: Asked }) {
  const board = useBoard(GetPermitsByChildPermitDocument, { ...rangeAndSites(asked), childPermitType: asked.group });
  return <CountTable tab={tab} board={board} nameOf={({ key, name }) => `${key} ${name}`} />;
}

interface CountTableProps {
  tab: Tab;
  board: Board<SiteTableNumbersFragment>;
  nameOf?: (row: SiteTableNumbersFragment['rows'][number]) => string;
}

function CountTable({ tab, board, nameOf }: CountTableProps) {
  return (
    <BoardAnswer board={board}>
      {(numbers) => {
        const name = `Permit count ${tab.label.toLowerCase()}`;
        const table = siteTable(tab.rowTitle, numbers, nameOf);
        return (
          <Panel title={name} className="chart-panel" extra={<TableActions title={name} table={table} />}>
            <div className="chart-body">
              {numbers.total === 0 ? (
                <EmptyState title="No such permits in this period" hint="Choose another period or other sites." />
              ) : (
                <DataTableView title={`${name}, table`} table={table} hasTotals />
              )}
            </div>
          </Panel>
        );
      }}
    </BoardAnswer>
  );
}
