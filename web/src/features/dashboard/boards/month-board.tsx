import { Button } from 'antd';
import { useEffect } from 'react';
import { ChartPanel } from '../../../components/chart/chart-panel.tsx';
import { getPaletteColour } from '../../../components/chart/palette.ts';
import { ColourField } from '../../../components/field/colour-field.tsx';
import { useToast } from '../../../lib/toast.ts';
import type { BoardFilters, BoardFilterSpec } from '../filters/board-filters.ts';
import { FilteredBoard } from '../filters/filtered-board.tsx';
import { BoardContent } from '../board-content.tsx';
import { GetYearOfPermitsDocument } from '../../../generated/dashboard.ts';
import { useBoard } from '../use-board.ts';
import { monthAbbreviations } from '@eptw/domain/time/month';
import { useSeriesColours } from './use-series-colours.ts';

const title = 'General vs Tool Install permit per month';
const filterSpec: BoardFilterSpec = { fields: ['year', 'sites'] };
const kinds = ['general', 'toolInstall'] as const;
const kindNames = { general: 'General', toolInstall: 'Tool Install' };

/** General and Tool Install permits raised in each month of a year, in colours chosen by the viewer. */
export function MonthBoard() {
  return (
    <FilteredBoard title={title} spec={filterSpec}>
      {(filters) => <MonthChart filters={filters} />}
    </FilteredBoard>
  );
}

function MonthChart({ filters }: { filters: BoardFilters }) {
  const board = useBoard(GetYearOfPermitsDocument, { year: Number(filters.year), sites: [...filters.sites] });
  const { colours, choose, reset } = useSeriesColours();
  const showToast = useToast();
  const { problem } = board;
  useEffect(() => {
    if (problem !== undefined) showToast('error', problem);
  }, [problem, showToast]);
  return (
    <BoardContent board={board}>
      {({ months }) => (
        <ChartPanel
          title={title}
          kind="bars"
          data={{
            labelTitle: 'Month',
            labels: months.map(({ month }) => monthAbbreviations[Number(month.slice(5)) - 1] ?? month),
            series: kinds.map((kind) => ({
              name: kindNames[kind],
              values: months.map((month) => month[kind]),
              colour: colours[kind],
            })),
          }}
          controls={
            <>
              {kinds.map((kind, position) => (
                <ColourField
                  key={kind}
                  label={`Colour of ${kindNames[kind]}`}
                  value={colours[kind] ?? getPaletteColour(position)}
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
          empty={`No General or Tool Install permits were raised in ${filters.year}`}
        />
      )}
    </BoardContent>
  );
}
