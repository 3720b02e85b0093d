import type { ReactNode } from 'react';
import { formatNumber, type ChartDrawingProps } from './chart-data.ts';
import { createAxisTicks, calculateLabelStride } from './scale.ts';

const height = 280;
const minMargins = { top: 22, right: 10, bottom: 28, left: 48 };
/** The width in pixels of a digit on the axis, and the space around a number. */
const axisDigit = { width: 7, padding: 14 };

/** The layout of a drawing with axes. */
export interface AxesLayout {
  /** The pixels available for a label. */
  room: number;
  toX: (index: number) => number;
  toY: (value: number) => number;
  bottom: number;
}

interface AxesProps extends ChartDrawingProps {
  /** The minimum pixels that a label needs. */
  minLabelWidth: number;
  children: (layout: AxesLayout) => ReactNode;
}

function truncateLabel(label: string, room: number): string {
  const maxLength = Math.max(3, Math.floor(room / 7));
  return label.length > maxLength ? `${label.slice(0, maxLength - 1)}…` : label;
}

/** The frame of bars and lines: numbers on the vertical axis, labels below, and a hover area for each label. */
export function Axes({ data, width, activeIndex, minLabelWidth, children }: AxesProps) {
  const { labels, series, unit } = data;
  const steps = createAxisTicks(series.flatMap(({ values }) => values)).map((value) => ({
    value,
    text: unit ? `${formatNumber(value)} ${unit}` : formatNumber(value),
  }));
  const maxLength = Math.max(...steps.map(({ text }) => text.length));
  const margins = { ...minMargins, left: Math.max(minMargins.left, axisDigit.padding + maxLength * axisDigit.width) };
  const fullWidth = Math.max(width, margins.left + margins.right + labels.length * minLabelWidth);
  const room = (fullWidth - margins.left - margins.right) / Math.max(1, labels.length);
  const bottom = height - margins.bottom;
  const maximum = steps.at(-1)?.value ?? 1;
  const toX = (index: number) => margins.left + index * room;
  const toY = (value: number) => bottom - (value / maximum) * (bottom - margins.top);
  const stride = calculateLabelStride(
    labels.map((label) => label.slice(0, 12)),
    room,
  );

  return (
    <svg className="chart-drawing" width={fullWidth} height={height} viewBox={`0 0 ${fullWidth} ${height}`} aria-hidden>
      {steps.map(({ value, text }) => (
        <g key={value}>
          <line
            className="chart-grid"
            x1={margins.left}
            x2={fullWidth - margins.right}
            y1={toY(value)}
            y2={toY(value)}
          />
          <text className="chart-text" x={margins.left - 8} y={toY(value) + 4} textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      {activeIndex !== undefined && (
        <rect
          className="chart-pointed"
          x={toX(activeIndex)}
          y={margins.top}
          width={room}
          height={bottom - margins.top}
        />
      )}
      {children({ room, toX, toY, bottom })}
      {labels.map(
        (label, index) =>
          index % stride === 0 && (
            <text key={index} className="chart-text" x={toX(index) + room / 2} y={height - 9} textAnchor="middle">
              {truncateLabel(label, room * stride)}
            </text>
          ),
      )}
      {labels.map((_label, index) => (
        <rect key={index} data-point={index} x={toX(index)} y={0} width={room} height={height} fill="transparent" />
      ))}
    </svg>
  );
}
