import { formatNumber, type ChartDrawingProps } from './chart-data.ts';
import { getPaletteColour } from './palette.ts';

const rowHeight = 38;
/** The baseline of a row's text, above its bar. */
const baseline = 16;
const bar = { top: 23, height: 8 };
const edge = 2;

/**
 * A horizontal bar below a name and a number for each label of the first series: for long names. The names
 * distinguish the bars, so that no textures are needed.
 */
export function RowChart({ data: { labels, series, sliceColours }, width, activeIndex }: ChartDrawingProps) {
  const values = series[0]?.values ?? [];
  const maximum = Math.max(1, ...values);
  const height = labels.length * rowHeight;
  const room = width - 2 * edge;
  return (
    <svg className="chart-drawing" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      {labels.map((label, index) => {
        const value = values[index] ?? 0;
        const top = index * rowHeight;
        const length = (value / maximum) * room;
        return (
          <g key={index} data-point={index}>
            <rect
              className={activeIndex === index ? 'chart-pointed' : undefined}
              y={top}
              width={width}
              height={rowHeight}
              fill={activeIndex === index ? undefined : 'transparent'}
            />
            <text className="chart-label" x={edge} y={top + baseline}>
              {label}
            </text>
            <text className="chart-label chart-number" x={width - edge} y={top + baseline} textAnchor="end">
              {formatNumber(value)}
            </text>
            {value > 0 && (
              <rect
                x={edge}
                y={top + bar.top}
                width={Math.max(2, length)}
                height={bar.height}
                rx={2}
                fill={sliceColours?.[index] ?? getPaletteColour(index)}
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}
