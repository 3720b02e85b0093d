import { Marker } from './marker.tsx';
import { getPaletteColour } from './palette.ts';
import { getFills } from './textures.tsx';
import type { ChartData } from './chart-data.ts';

interface LegendProps {
  kind: 'bars' | 'lines' | 'pie';
  data: ChartData;
  textures: string;
}

interface LegendEntry {
  name: string;
  position: number;
  colour: string | undefined;
}

/** Returns the slices of a pie with their percentages; empty slices are omitted. */
function toSliceEntries({ labels, series, sliceColours }: ChartData): LegendEntry[] {
  const values = series[0]?.values ?? [];
  const total = values.reduce((sum, value) => sum + value, 0);
  return labels.flatMap((label, position) => {
    const value = values[position] ?? 0;
    if (value === 0) return [];
    const share = Math.round((100 * value) / total);
    return [{ name: `${label}, ${share < 1 ? '<1' : share}%`, position, colour: sliceColours?.[position] }];
  });
}

/** Explains the colours, textures and marks of a chart. */
export function Legend({ kind, data, textures }: LegendProps) {
  const seriesEntries = data.series.map(({ name, colour }, position): LegendEntry => ({ name, position, colour }));
  const entries = kind === 'pie' ? toSliceEntries(data) : seriesEntries;
  return (
    <ul className="chart-legend" aria-label="Legend">
      {entries.map(({ name, position, colour }) => (
        <li key={position}>
          <svg width={14} height={14} aria-hidden>
            {kind === 'lines' ? (
              <Marker position={position} x={7} y={7} colour={colour ?? getPaletteColour(position)} />
            ) : (
              getFills(position, textures, colour).map((fill) => (
                <rect key={fill} width={14} height={14} rx={3} fill={fill} />
              ))
            )}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
