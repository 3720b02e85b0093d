import type { BoardFilters, BoardFilterSpec } from '../filters/board-filters.ts';
import { FilteredBoard } from '../filters/filtered-board.tsx';
import { BoardContent } from '../board-content.tsx';
import { GetPermitTypeTreeDocument } from '../../../generated/dashboard.ts';
import { useBoard } from '../use-board.ts';
import { CountTree } from './count-tree.tsx';
import { toPlainText } from '../../../lib/to-plain-text.ts';
import { EmphasisedHtml } from './emphasised.tsx';

const title = 'General and Tool Install by child permit type';
const filterSpec: BoardFilterSpec = { fields: ['range'] };
const columns = ['General', 'Tool Install', 'Total'];

interface TreeCounts {
  key: string;
  title: string;
  general: number;
  toolInstall: number;
  total: number;
}

function toTreeRow({ key, title: html, general, toolInstall, total }: TreeCounts) {
  return {
    key,
    title: toPlainText(html),
    shown: <EmphasisedHtml html={html} />,
    numbers: [general, toolInstall, total],
  };
}

/** The number of each type of child permit on General and Tool Install permits, as a tree. */
export function TreeBoard() {
  return (
    <FilteredBoard title={title} spec={filterSpec}>
      {(filters) => <PermitTypeTree filters={filters} />}
    </FilteredBoard>
  );
}

function PermitTypeTree({ filters }: { filters: BoardFilters }) {
  const board = useBoard(GetPermitTypeTreeDocument, { startDate: filters.from, endDate: filters.to });
  return (
    <BoardContent board={board}>
      {({ branches }) => (
        <CountTree
          title={title}
          rowTitles={['Branch', 'Child permit']}
          columns={columns}
          branches={branches.map((branch) => ({ ...toTreeRow(branch), leaves: branch.leaves.map(toTreeRow) }))}
        />
      )}
    </BoardContent>
  );
}
