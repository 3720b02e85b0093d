import { Axes } from './axes.tsx';
import { formatNumber, type ChartDrawingProps } from './chart-data.ts';
import { getFills, Textures } from './textures.tsx';

const minBarWidth = 8;
const maxBarWidth = 40;
/** The minimum width in pixels of a bar with its number above it. */
const minNumberedBarWidth = 22;

/** Bars side by side for each label, one for each series. */
export function BarChart(drawing: ChartDrawingProps) {
  const { series, labels } = drawing.data;
  return (
    <Axes {...drawing} minLabelWidth={series.length * minBarWidth + 8}>
      {({ room, toX, toY, bottom }) => {
        const bar = Math.min(maxBarWidth, (room * 0.8) / series.length);
        const start = (index: number) => toX(index) + (room - bar * series.length) / 2;
        return (
          <>
            <Textures id={drawing.textures} />
            {series.map(({ values, colour }, position) => (
              <g key={position}>
                {labels.map((_label, index) => {
                  const value = values[index] ?? 0;
                  if (value === 0) return null;
                  const shape = {
                    x: start(index) + position * bar + 1,
                    y: toY(value),
                    width: Math.max(1, bar - 2),
                    height: bottom - toY(value),
                    rx: 2,
                    // A custom colour may equal the background.
                    className: colour ? 'chart-outlined' : undefined,
                  };
                  return (
                    <g key={index}>
                      {getFills(position, drawing.textures, colour).map((fill) => (
                        <rect key={fill} {...shape} fill={fill} />
                      ))}
                      {bar >= minNumberedBarWidth && (
                        <text className="chart-text" x={shape.x + shape.width / 2} y={shape.y - 5} textAnchor="middle">
                          {formatNumber(value)}
                        </text>
                      )}
                    </g>
                  );
                })}
              </g>
            ))}
          </>
        );
      }}
    </Axes>
  );
}
