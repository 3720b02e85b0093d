import type { ReactNode } from 'react';
import { formatNumber, type Drawing } from './chart-data.ts';
import { axisSteps, labelStride } from './scale.ts';

const height = 280;
const edge = { top: 22, right: 10, bottom: 28, left: 48 };

/** Where a drawing with axes puts things. */
export interface Place {
  /** Pixels that a label has. */
  room: number;
  left: (index: number) => number;
  top: (value: number) => number;
  bottom: number;
}

interface AxesProps extends Drawing {
  /** Pixels that a label needs at least. */
  narrowest: number;
  children: (place: Place) => ReactNode;
}

function shortened(label: string, room: number): string {
  const most = Math.max(3, Math.floor(room / 7));
  return label.length > most ? `${label.slice(0, most - 1)}…` : label;
}

/** The frame of bars and lines: numbers upwards, labels along the bottom, a strip to point at for each. */
export function Axes({ data, width, pointed, narrowest, children }: AxesProps) {
  const { labels, series, unit } = data;
  const full = Math.max(width, edge.left + edge.right + labels.length * narrowest);
  const room = (full - edge.left - edge.right) / Math.max(1, labels.length);
  const steps = axisSteps(series.flatMap(({ values }) => values));
  const bottom = height - edge.bottom;
  const greatest = steps.at(-1) ?? 1;
  const left = (index: number) => edge.left + index * room;
  const top = (value: number) => bottom - (value / greatest) * (bottom - edge.top);
  const stride = labelStride(
    labels.map((label) => label.slice(0, 12)),
    room,
  );

  return (
    <svg className="chart-drawing" width={full} height={height} viewBox={`0 0 ${full} ${height}`} aria-hidden>
      {steps.map((step) => (
        <g key={step}>
          <line className="chart-grid" x1={edge.left} x2={full - edge.right} y1={top(step)} y2={top(step)} />
          <text className="chart-text" x={edge.left - 8} y={top(step) + 4} textAnchor="end">
            {formatNumber(step)}
            {unit && ` ${unit}`}
          </text>
        </g>
      ))}
      {pointed !== undefined && (
        <rect className="chart-pointed" x={left(pointed)} y={edge.top} width={room} height={bottom - edge.top} />
      )}
      {children({ room, left, top, bottom })}
      {labels.map(
        (label, index) =>
          index % stride === 0 && (
            <text key={label} className="chart-text" x={left(index) + room / 2} y={height - 9} textAnchor="middle">
              {shortened(label, room * stride)}
            </text>
          ),
      )}
      {labels.map((label, index) => (
        <rect key={label} data-point={index} x={left(index)} y={0} width={room} height={height} fill="transparent" />
      ))}
    </svg>
  );
}
