import { Axes } from './axes.tsx';
import type { ChartDrawingProps } from './chart-data.ts';
import { getDashPattern, Marker } from './marker.tsx';
import { getPaletteColour } from './palette.ts';

/** A line for each series, through its points. */
export function TrendChart(drawing: ChartDrawingProps) {
  const { series, labels } = drawing.data;
  return (
    <Axes {...drawing} minLabelWidth={8}>
      {({ room, toX, toY }) =>
        series.map(({ values, colour: own }, position) => {
          const colour = own ?? getPaletteColour(position);
          const points = labels.map((_label, index) => ({ x: toX(index) + room / 2, y: toY(values[index] ?? 0) }));
          return (
            <g key={position}>
              <polyline
                className="chart-line"
                points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
                stroke={colour}
                strokeDasharray={getDashPattern(position)}
              />
              {room >= 14 && points.map(({ x, y }) => <Marker key={x} {...{ position, x, y, colour }} />)}
            </g>
          );
        })
      }
    </Axes>
  );
}
