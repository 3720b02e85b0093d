import { isStatus, type Status } from '@eptw/domain/permit/status';
import { tableOf, withTotals } from '../../../components/chart/chart-data.ts';
import { ChartPanel } from '../../../components/chart/chart-panel.tsx';
import { palette } from '../../../components/chart/palette.ts';
import type { Asked, Question } from '../asking/asked.ts';
import { Asking } from '../asking/asking.tsx';
import { BoardAnswer } from '../board-answer.tsx';
import { GetPermitsByStatusDocument } from '../operations.generated.ts';
import { useBoard } from '../use-board.ts';

const title = 'Parent and child permit count by status';
/** Near to the colours that statuses have everywhere else, and yet each its own. */
const colours: Record<Status, string> = {
  PendingPMApproval: palette[7],
  PendingApproval: palette[1],
  Approved: palette[4],
  Rejected: palette[5],
  PendingClosure: palette[2],
  PendingCancel: palette[3],
  Completed: palette[6],
  Cancelled: palette[0],
};

const colourOf = (status: string) => (isStatus(status) ? colours[status] : palette[6]);

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
      {({ rows }) => {
        const labels = rows.map(({ label }) => label);
        const all = { name: 'permits', values: rows.map(({ counts }) => counts.total) };
        const kinds = [
          { name: 'General', values: rows.map(({ counts }) => counts.general) },
          { name: 'Tool Install', values: rows.map(({ counts }) => counts.toolInstall) },
          { name: 'Child Permit', values: rows.map(({ counts }) => counts.childPermit) },
        ];
        return (
          <ChartPanel
            title={title}
            kind="pie"
            data={{
              labelTitle: 'Status',
              labels,
              series: [all],
              sliceColours: rows.map(({ status }) => colourOf(status)),
            }}
            table={withTotals(tableOf({ labelTitle: 'Status', labels, series: kinds }))}
            hasTotals
            tableShown
            empty="No permits were raised in this period"
          />
        );
      }}
    </BoardAnswer>
  );
}
