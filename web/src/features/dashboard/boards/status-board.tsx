import { ChartPanel } from '../../../components/chart/chart-panel.tsx';
import type { Asked, Question } from '../asking/asked.ts';
import { Asking } from '../asking/asking.tsx';
import { BoardAnswer } from '../board-answer.tsx';
import { GetPermitsByStatusDocument } from '../operations.generated.ts';
import { useBoard } from '../use-board.ts';
import { statusNumbers } from './status-numbers.ts';

const title = 'Parent and child permit count by status';
const question: Question = { needs: ['range'] };

/** Permits of each kind in each status, raised in a range of days. */
export function StatusBoard() {
  return (
    <Asking title={title} question={question}>
      {(asked) => <Answer asked={asked} />}
    </Asking>
  );
}

function Answer({ asked }: { asked: Asked }) {
  const board = useBoard(GetPermitsByStatusDocument, { startDate: asked.from, endDate: asked.to });
  return (
    <BoardAnswer board={board}>
      {({ rows }) => (
        <ChartPanel
          title={title}
          kind="pie"
          {...statusNumbers(rows)}
          hasTotals
          tableShown
          empty="No permits were raised in this period"
        />
      )}
    </BoardAnswer>
  );
}
