import { Button } from 'antd';
import { useEffect } from 'react';
import { ChartPanel } from '../../../components/chart/chart-panel.tsx';
import { paletteColour } from '../../../components/chart/palette.ts';
import { ColourField } from '../../../components/field/colour-field.tsx';
import { useToast } from '../../../lib/toast.ts';
import type { Asked, Question } from '../asking/asked.ts';
import { Asking } from '../asking/asking.tsx';
import { BoardAnswer } from '../board-answer.tsx';
import { GetYearOfPermitsDocument } from '../operations.generated.ts';
import { useBoard } from '../use-board.ts';
import { monthName } from './month-name.ts';
import { useSeriesColours } from './use-series-colours.ts';

const title = 'General vs Tool Install permit per month';
const question: Question = { needs: ['year', 'sites'] };
const kinds = ['general', 'toolInstall'] as const;
const names = { general: 'General', toolInstall: 'Tool Install' };

/** General and Tool Install permits raised in each month of a year, in colours of the viewer's choice. */
export function MonthBoard() {
  return (
    <Asking title={title} question={question}>
      {(asked) => <Answer asked={asked} />}
    </Asking>
  );
}

function Answer({ asked }: { asked: Asked }) {
  const board = useBoard(GetYearOfPermitsDocument, { year: Number(asked.year), sites: [...asked.sites] });
  const { colours, choose, reset } = useSeriesColours();
  const showToast = useToast();
  const { problem } = board;
  useEffect(() => {
    if (problem !== undefined) showToast('error', problem);
  }, [problem, showToast]);
  return (
    <BoardAnswer board={board}>
      {({ months }) => (
        <ChartPanel
          title={title}
          kind="bars"
          data={{
            labelTitle: 'Month',
            labels: months.map(({ month }) => monthName(month)),
            series: kinds.map((kind) => ({
              name: names[kind],
              values: months.map((month) => month[kind]),
              colour: colours[kind],
            })),
          }}
          controls={
            <>
              {kinds.map((kind, position) => (
                <ColourField
                  key={kind}
                  label={`Colour of ${names[kind]}`}
                  value={colours[kind] ?? paletteColour(position)}
                  onChange={(colour) => choose(kind, colour)}
                />
              ))}
              {Object.keys(colours).length > 0 && (
                <Button size="small" onClick={reset}>
                  Reset colours
                </Button>
              )}
            </>
          }
          empty={`No General or Tool Install permits were raised in ${asked.year}`}
        />
      )}
    </BoardAnswer>
  );
}
