import { ChartPanel } from '../../../components/chart/chart-panel.tsx';
import type { Asked, Question } from '../asking/asked.ts';
import { Asking } from '../asking/asking.tsx';
import { BoardAnswer } from '../board-answer.tsx';
import { GetChildPermitsByTypeDocument } from '../operations.generated.ts';
import { useBoard } from '../use-board.ts';
import { siteTable } from './site-table.ts';

const title = 'Child permit by date range';
const question: Question = { needs: ['range', 'group', 'sites'] };

/** How many permits carry each type of child permit of a group. */
export function ChildPermitBoard() {
  return (
    <Asking title={title} question={question}>
      {(asked) => <Answer asked={asked} />}
    </Asking>
  );
}

function Answer({ asked }: { asked: Asked }) {
  const board = useBoard(GetChildPermitsByTypeDocument, {
    startDate: asked.from,
    endDate: asked.to,
    childPermitType: asked.group,
    sites: [...asked.sites],
  });
  return (
    <BoardAnswer board={board}>
      {(numbers) => (
        <ChartPanel
          title={title}
          kind="bars"
          data={{
            labelTitle: 'Child permit',
            labels: numbers.rows.map(({ key }) => key),
            series: [{ name: 'Permits with this child permit', values: numbers.rows.map(({ total }) => total) }],
          }}
          table={siteTable('Child permit', numbers, ({ key, name }) => `${key} ${name}`)}
          hasTotals
          empty="No child permits were raised in this period"
        />
      )}
    </BoardAnswer>
  );
}
