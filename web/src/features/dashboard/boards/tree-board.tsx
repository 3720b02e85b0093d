import type { Asked, Question } from '../asking/asked.ts';
import { Asking } from '../asking/asking.tsx';
import { BoardAnswer } from '../board-answer.tsx';
import { GetPermitTypeTreeDocument } from '../operations.generated.ts';
import { useBoard } from '../use-board.ts';
import { CountTree } from './count-tree.tsx';
import { Emphasised, plainText } from './emphasised.tsx';

const title = 'General and Tool Install by child permit type';
const question: Question = { needs: ['range'] };
const columns = ['General', 'Tool Install', 'Total'];

interface Counted {
  key: string;
  title: string;
  general: number;
  toolInstall: number;
  total: number;
}

function rowOf({ key, title: html, general, toolInstall, total }: Counted) {
  return { key, title: plainText(html), shown: <Emphasised html={html} />, numbers: [general, toolInstall, total] };
}

/** How often each type of child permit is on General and Tool Install permits, as a tree. */
export function TreeBoard() {
  return (
    <Asking title={title} question={question}>
      {(asked) => <Answer asked={asked} />}
    </Asking>
  );
}

function Answer({ asked }: { asked: Asked }) {
  const board = useBoard(GetPermitTypeTreeDocument, { startDate: asked.from, endDate: asked.to });
  return (
    <BoardAnswer board={board}>
      {({ branches }) => (
        <CountTree
          title={title}
          rowTitles={['Branch', 'Child permit']}
          columns={columns}
          branches={branches.map((branch) => ({ ...rowOf(branch), leaves: branch.leaves.map(rowOf) }))}
        />
      )}
    </BoardAnswer>
  );
}
